asElement = en { $element }
solutionOf = solution à { $percent } %
