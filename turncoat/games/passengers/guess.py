def guess(t, seat): pass
