from turncoat.kernel.rule import rule
from turncoat.kernel.moves import nth,count
from turncoat.kernel.chance import below
@rule
def choose(t, seat, mask, whim):
    return nth(mask, below(whim, count(mask)))
