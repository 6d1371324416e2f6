reactionOxidiser = Reação violenta com materiais combustíveis e redutores.
reactionNitrogenOxides = Em contato com metais libera óxidos de nitrogênio.
materials-hypochlorites = hipocloritos (água sanitária)
noDecomposition = Nenhum em uso normal. Em caso de incêndio: ver a seção 5.
decomposition = Nenhum em uso normal. Com o calor: { $products }.
unstableGas = Pode sofrer decomposição explosiva por ação do calor, da pressão ou de choque, mesmo na ausência de ar.
reactionPhosphine = Com água, ar úmido e ácidos forma fosfina, um gás muito tóxico que pode se inflamar espontaneamente.
avoidCold = Calor, perda do isolamento e fechamento hermético do recipiente: a pressão aumenta.
