asElement = como { $element }
solutionOf = solución al { $percent } %
