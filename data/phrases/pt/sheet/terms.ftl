asElement = como { $element }
solutionOf = solução a { $percent } %
