asElement = { $element } olarak
solutionOf = %{ $percent } çözelti
