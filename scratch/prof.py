import sys, time
import turncoat
from turncoat.kernel import gpu
G=turncoat.game('passengers')
import warnings; warnings.simplefilter('ignore')
for regs,tpb in ((128,128),(64,128),(64,64)):
    gpu.MAX_REGISTERS=regs; gpu._kernel.cache_clear(); gpu.THREADS_PER_BLOCK=tpb
    t0=time.time(); gpu.play_games(G,6,1000,1)
    k=gpu._kernel(G)
    d=list(k.overloads.values())[0]; print('regs', regs, tpb, d.regs_per_thread, 'local', d.local_mem_per_thread, 'compile', time.time()-t0, 'sass', len(list(k.inspect_sass().values())[0].splitlines()),flush=True)
    for th in (1<<15,1<<16,1<<17,1<<18):
        r=gpu.play_games(G,6,4000000,1,threads=th); print(th, r.steps/r.seconds/1e6,flush=True)
