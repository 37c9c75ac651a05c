import os,sys,time,subprocess,collections,re
from numba import cuda
import numba
cuda.is_available=lambda: True
from turncoat.kernel import gpu
import turncoat
G=turncoat.game('passengers')
k=gpu._kernel(G)
rec=numba.from_dtype(G.table.dtype)
A=numba.types.Array
sig=numba.void(A(rec,1,'C'),numba.int64,numba.int64,numba.int64,numba.int64,A(rec,1,'C'),A(numba.int64,1,'C'))
t0=time.time()
ptx,_=cuda.compile_ptx(k.py_func,sig,cc=(9,0),lineinfo=True)
open('/tmp/k.ptx','w').write(ptx); print('ptx',len(ptx.splitlines()),time.time()-t0)
subprocess.run(['ptxas','-arch=sm_90','-lineinfo','--maxrregcount=64','/tmp/k.ptx','-o','/tmp/k.cubin'],check=True)
s=subprocess.run(['nvdisasm','--print-line-info','/tmp/k.cubin'],capture_output=True,text=True).stdout
cur=None; c=collections.Counter(); n=0
for l in s.splitlines():
    m=re.search(r'//## File "([^"]+)", line (\d+)',l)
    if m: cur=(m.group(1).split('/')[-1],int(m.group(2)))
    elif re.search(r'/\*[0-9a-f]{4,}\*/',l): c[cur]+=1; n+=1
print('instr',n, n*16/1024,'KB')
import ast
funcs={}
for f in set(x[0] for x in c if x):
    for root in ('turncoat/games/passengers','turncoat/kernel'):
        p=f'{root}/{f}'
        if os.path.exists(p):
            for nd in ast.walk(ast.parse(open(p).read())):
                if isinstance(nd,ast.FunctionDef):
                    for ln in range(nd.lineno,nd.end_lineno+1): funcs[(f,ln)]=nd.name
fc=collections.Counter()
for x,v in c.items(): fc[(x[0],funcs.get(x,'?')) if x else None]+=v
for kx,v in fc.most_common(45): print(v,kx)
