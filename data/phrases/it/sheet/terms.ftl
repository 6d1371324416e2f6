asElement = come { $element }
solutionOf = soluzione al { $percent } %
