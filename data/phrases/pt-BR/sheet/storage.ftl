noCombustibles = Manter afastado de materiais combustíveis; não deixar o produto secar na roupa.
cylinders = Armazenar os cilindros na vertical, fixados para evitar quedas, abaixo de 50 °C (122 °F) e com a válvula protegida.
lockedUp = Armazenar em local fechado à chave, acessível somente a pessoas treinadas.
bulkVented = Os contentores intermediários para granel (IBC) devem ter um dispositivo que deixe sair o gás.
