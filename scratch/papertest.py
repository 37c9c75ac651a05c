import numpy as np
from turncoat.kernel import gpu
from turncoat.kernel.rule import rule, paper, compiled
N=5
@rule
def f(x):
    a = paper(N); b = paper(3)
    for i in range(N): a[i] += x*i
    b[1] = a[2]
    return b[1] + a[4] + b[0]
@rule
def g(x):
    return f(x)+f(x+1)
cuda=gpu._cuda()
from turncoat.kernel.rule import translated
gg=cuda.jit(device=True)(translated(g,'g'))
@cuda.jit
def k(out):
    i=cuda.grid(1)
    if i < out.shape[0]: out[i]=gg(i)
o=cuda.to_device(np.zeros(1000,np.int64)); k[10,128](o); r=o.copy_to_host()
print(all(r[i]==g(i) for i in range(1000)))
