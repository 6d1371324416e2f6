asElement = jako { $element }
solutionOf = roztwór { $percent } %
