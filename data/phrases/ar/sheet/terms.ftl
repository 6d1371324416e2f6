asElement = محسوباً على أساس { $element }
solutionOf = محلول بتركيز { $percent } %
