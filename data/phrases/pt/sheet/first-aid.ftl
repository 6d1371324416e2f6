general = Geral
inhalation = Inalação
skin = Contacto com a pele
eyes = Contacto com os olhos
ingestion = Ingestão
protection = Proteção dos socorristas

showSheet = Em caso de dúvida ou se os sintomas persistirem, consultar um médico e mostrar-lhe esta ficha de dados de segurança.
leaveArea = Retirar a vítima da zona de perigo. Mantê-la quente e em repouso.
unconscious = Nunca administrar nada por via oral a uma pessoa inconsciente. Se estiver inconsciente mas respirar, colocá-la em posição lateral de segurança.
observe = Os sintomas podem surgir apenas horas mais tarde: manter sob vigilância médica durante, pelo menos, 48 horas.
exposedConcerned = Em caso de exposição ou suspeita de exposição: consultar um médico.

freshAir = Levar para o ar livre e manter em repouso numa posição que não dificulte a respiração.
inhalationUnwell = Em caso de indisposição, consultar um médico.
inhalationDoctor = Em caso de indisposição, contactar um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico.
inhalationEmergency = Contactar imediatamente um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico. Em caso de dificuldade respiratória, administrar oxigénio, apenas por pessoal com formação.
inhalationSensitised = Em caso de sintomas respiratórios, contactar imediatamente um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico.
artificialRespiration = Em caso de paragem respiratória, praticar respiração artificial com um dispositivo, não boca a boca.
inhalationCorrosive = Contactar imediatamente um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico: o produto inalado pode queimar as vias respiratórias e provocar um edema pulmonar retardado.
inhalationSuffocation = Chamar imediatamente um médico. Se a respiração for fraca ou tiver parado: respiração artificial; oxigénio apenas por pessoal formado.

skinOff = Retirar a roupa contaminada.
skinBrush = Primeiro, sacudir da pele as partículas soltas.
skinWash = Lavar a pele abundantemente com água e sabão.
skinWashAgain = Lavar a roupa contaminada antes de a voltar a usar.
skinIrritation = Em caso de irritação ou erupção cutânea, consultar um médico.
skinCorrosive = Retirar imediatamente toda a roupa contaminada. Enxaguar a pele com água corrente durante, pelo menos, 20 minutos. As queimaduras requerem tratamento médico imediato: sem tratamento, cicatrizam mal.
skinToxic = Contactar imediatamente um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico, mesmo na ausência de sintomas.
skinGas = O gás em si não exige medidas especiais.
skinCold = Derreter as zonas congeladas com água morna. Não friccionar. Consultar um médico.

eyesRinse = Enxaguar com água corrente durante vários minutos, mantendo as pálpebras abertas. Retirar as lentes de contacto, se tal for possível.
eyesGas = Enxaguar com água durante vários minutos. Após contacto com gás frio libertado, consultar um oftalmologista.
eyesIrritation = Caso a irritação persista, consultar um médico.
eyesDamage = Enxaguar imediatamente com água corrente durante, pelo menos, 20 minutos, mantendo as pálpebras abertas. Retirar as lentes de contacto, se tal for possível. Continuar a enxaguar durante o transporte para um oftalmologista.
eyesLye = Os produtos alcalinos penetram profundamente no olho: cada segundo conta.

mouthRinse = Enxaguar a boca com água.
noVomiting = NÃO provocar o vómito.
vomitingDanger = Em caso de vómito espontâneo, manter a cabeça baixa para que nada penetre nos pulmões.
ingestionUnwell = Em caso de indisposição, contactar um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico.
ingestionEmergency = Contactar imediatamente um CENTRO DE INFORMAÇÃO ANTIVENENOS ou um médico.
ingestionCorrosive = Dar a beber, no máximo, um copo de água, e apenas se a vítima estiver consciente. Não tentar neutralizar.
ingestionGas = A ingestão não é uma via de exposição provável no caso de um gás.

protectSelf = Os socorristas devem zelar pela sua própria proteção e usar o equipamento indicado na secção 8.
protectToxic = Os socorristas devem evitar respirar o produto e usar proteção respiratória em atmosferas contaminadas.
protectSuffocation = Onde o ar possa ter falta de oxigénio, socorrer apenas com aparelho de respiração autónomo.

symptomsInhalation = Após inalação
symptomsSkin = Após contacto com a pele
symptomsEyes = Após contacto com os olhos
symptomsIngestion = Após ingestão
symptomsLong = Após exposição prolongada ou repetida
noSymptoms = Não são conhecidos sintomas particulares.
burnsSkin = Dor ardente, vermelhidão, bolhas e destruição da pele.
rednessSkin = Vermelhidão, prurido e dor.
elicitedSkin = Em pessoas já sensibilizadas: erupção com comichão, mesmo a esta baixa concentração.
drySkin = Pele seca e gretada após contacto repetido.
allergySkin = Erupção cutânea com prurido que pode surgir horas ou dias após o contacto e reaparece em cada novo contacto.
absorbedSkin = É absorvido pela pele: podem surgir os sinais de intoxicação descritos para a ingestão.
burnsEyes = Dor intensa, lacrimejo, opacificação da córnea; é possível a cegueira.
rednessEyes = Vermelhidão, lacrimejo e dor.
burnsMouth = Queimaduras da boca, garganta, esófago e estômago; é possível a perfuração.
poisoningSevere = Sinais de intoxicação grave: náuseas, vómitos, cãibras, perturbações da consciência e da respiração.
poisoning = Náuseas, vómitos, dores de estômago e tonturas.
aspiration = Tosse e sensação de sufocação se o produto penetrar nos pulmões; pode seguir-se uma pneumonia química no espaço de horas.
irritatedAirways = Tosse, dor de garganta e sensação de aperto no peito.
asthma = Pieira, falta de ar e asma, mesmo com atraso, e de novo a concentrações muito baixas.
narcosis = Dores de cabeça, tonturas, sonolência, náuseas; perda de consciência a concentrações elevadas.
toxicInhaled = Falta de ar, dores de cabeça, náuseas; os sinais podem surgir com atraso.
suffocation = Asfixia a concentrações elevadas, muitas vezes sem aviso: tonturas e depois perda de consciência.
frostbite = Queimaduras pelo frio em contacto com gás liquefeito libertado.
organs = Lesões de órgãos: { $organs }.
organsUnnamed = Lesões de órgãos.
cancer = Pode surgir cancro após anos.
cancerSuspected = Suspeito de provocar cancro após anos.
genetic = São possíveis ou suspeitas anomalias genéticas.
reproduction = A fertilidade ou o nascituro podem ser afetados.

treatSymptoms = Tratar de acordo com os sintomas.
doctorCorrosive = Queimaduras: continuar a enxaguar, cobrir com penso esterilizado. Após ingestão, devido ao perigo de perfuração, não efetuar lavagem gástrica sem endoscopia.
doctorAspiration = Perigo de aspiração: lavagem gástrica apenas com intubação endotraqueal. Vigiar o aparecimento de pneumonia química.
doctorLungs = Vigiar o aparecimento de edema pulmonar durante, pelo menos, 48 horas; considerar corticosteroides por inalação.
doctorAsthma = As pessoas com asma ou com alergia conhecida ao produto necessitam de vigilância da respiração.
eyeWash = Manter um lava-olhos e um chuveiro de segurança perto do local de trabalho.
