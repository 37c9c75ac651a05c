import sys, time
import turncoat
from turncoat.kernel import gpu
G=turncoat.game('passengers')
import warnings; warnings.simplefilter('ignore')
gpu.play_games(G,6,1000,1)
k=gpu._kernel(G)
try:
    for sig in k.overloads: 
        d=k.overloads[sig]; print('regs', d.regs_per_thread, 'local', d.local_mem_per_thread, 'const', d.const_mem_size, 'shared', d.shared_mem_per_block)
except Exception as e: print(e)
try: print('ptx lines', len(list(k.inspect_asm().values())[0].splitlines())); print('sass lines', len(list(k.inspect_sass().values())[0].splitlines()))
except Exception as e: print(e)
for th in (1<<13,1<<14,1<<15,1<<16,1<<18):
    r=gpu.play_games(G,6,4000000,1,threads=th); print(th, r.steps/r.seconds/1e6)
