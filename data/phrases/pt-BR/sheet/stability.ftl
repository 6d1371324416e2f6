reactionOxidiser = Reação violenta com materiais combustíveis e redutores.
materials-hypochlorites = hipocloritos (água sanitária)
noDecomposition = Nenhum em uso normal. Em caso de incêndio: ver a seção 5.
decomposition = Nenhum em uso normal. Com o calor: { $products }.
