reactionOxidiser = Reação violenta com materiais combustíveis e redutores.
materials-hypochlorites = hipocloritos (água sanitária)
