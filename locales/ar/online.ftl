# Playing with somebody far away.
