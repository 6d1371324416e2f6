general = Información general
inhalation = En caso de inhalación
skin = En caso de contacto con la piel
eyes = En caso de contacto con los ojos
ingestion = En caso de ingestión
protection = Protección de quien presta los primeros auxilios

showSheet = En caso de duda o si persisten los síntomas, consultar a un médico y mostrarle esta ficha de datos de seguridad.
leaveArea = Retirar a la persona de la zona de peligro. Mantenerla abrigada y en reposo.
unconscious = No administrar nada por vía oral a una persona inconsciente. Si está inconsciente pero respira, colocarla en posición lateral de seguridad.
observe = Los síntomas pueden aparecer al cabo de varias horas: mantener bajo vigilancia médica durante al menos 48 horas.
exposedConcerned = En caso de exposición manifiesta o presunta: consultar a un médico.

freshAir = Llevar al aire libre y mantener en reposo en una posición que facilite la respiración.
inhalationUnwell = Consultar a un médico si la persona se encuentra mal.
inhalationDoctor = Llamar a un CENTRO DE TOXICOLOGÍA o a un médico si la persona se encuentra mal.
inhalationEmergency = Llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico. Si hay dificultad respiratoria, administrar oxígeno únicamente por personal formado.
inhalationSensitised = En caso de síntomas respiratorios, llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico.
artificialRespiration = En caso de parada respiratoria, practicar la respiración artificial con un dispositivo, no boca a boca.
inhalationCorrosive = Llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico: el producto inhalado puede quemar las vías respiratorias y provocar un edema pulmonar tardío.
inhalationSuffocation = Llamar inmediatamente a un médico. Si la respiración es débil o se ha detenido: respiración artificial; oxígeno solo por personal formado.

skinOff = Quitar las prendas contaminadas.
skinBrush = Primero, sacudir de la piel las partículas sueltas.
skinWash = Lavar la piel con abundante agua y jabón.
skinWashAgain = Lavar las prendas contaminadas antes de volver a usarlas.
skinIrritation = En caso de irritación o erupción cutánea, consultar a un médico.
skinCorrosive = Quitar inmediatamente todas las prendas contaminadas. Enjuagar la piel con agua corriente durante al menos 20 minutos. Las quemaduras requieren tratamiento médico inmediato: sin tratamiento cicatrizan mal.
skinToxic = Llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico, incluso sin síntomas.
skinGas = El gas en sí no requiere medidas particulares.
skinCold = Descongelar las partes heladas con agua tibia. No frotar. Llamar a un médico.

eyesRinse = Enjuagar con agua corriente durante varios minutos manteniendo los párpados abiertos. Quitar las lentes de contacto si resulta fácil.
eyesGas = Enjuagar con agua durante varios minutos. Acudir a un oftalmólogo tras el contacto con un escape de gas frío.
eyesIrritation = Si persiste la irritación, consultar a un médico.
eyesDamage = Enjuagar de inmediato con agua corriente durante al menos 20 minutos manteniendo los párpados abiertos. Quitar las lentes de contacto si resulta fácil. Seguir enjuagando durante el traslado al oftalmólogo.
eyesLye = Los productos alcalinos penetran profundamente en el ojo: cada segundo cuenta.

mouthRinse = Enjuagar la boca con agua.
noVomiting = NO provocar el vómito.
vomitingDanger = Si se produce vómito espontáneo, mantener la cabeza baja para que nada penetre en los pulmones.
ingestionUnwell = Llamar a un CENTRO DE TOXICOLOGÍA o a un médico si la persona se encuentra mal.
ingestionEmergency = Llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico.
ingestionCorrosive = Dar a beber como máximo un vaso de agua, y solo si la persona está consciente. No intentar neutralizar.
ingestionGas = La ingestión no es una vía de exposición probable para un gas.

protectSelf = Quien presta los primeros auxilios debe protegerse y llevar el equipo indicado en la sección 8.
protectToxic = Quien presta los primeros auxilios debe evitar respirar el producto y llevar protección respiratoria en aire contaminado.
protectSuffocation = Donde pueda faltar oxígeno en el aire, entrar a auxiliar solo con equipo de respiración autónomo.

symptomsInhalation = Tras la inhalación
symptomsSkin = Tras el contacto con la piel
symptomsEyes = Tras el contacto con los ojos
symptomsIngestion = Tras la ingestión
symptomsLong = Tras exposición prolongada o repetida
noSymptoms = No se conocen síntomas particulares.
burnsSkin = Dolor urente, enrojecimiento, ampollas y destrucción de la piel.
rednessSkin = Enrojecimiento, picor y dolor.
elicitedSkin = En personas ya sensibilizadas: erupción con picor, incluso a esta baja concentración.
drySkin = Sequedad y formación de grietas en la piel tras contacto repetido.
allergySkin = Erupción con picor que puede aparecer horas o días después del contacto y reaparece con cada nuevo contacto.
absorbedSkin = Se absorbe por la piel: pueden aparecer los signos de intoxicación descritos para la ingestión.
burnsEyes = Dolor intenso, lagrimeo, opacidad de la córnea; posible ceguera.
rednessEyes = Enrojecimiento, lagrimeo y dolor.
burnsMouth = Quemaduras de la boca, la garganta, el esófago y el estómago; posible perforación.
poisoningSevere = Signos de intoxicación grave: náuseas, vómitos, calambres, alteraciones de la consciencia y de la respiración.
poisoning = Náuseas, vómitos, dolor abdominal y mareo.
aspiration = Tos y ahogo si el producto penetra en los pulmones; en pocas horas puede aparecer una neumonía química.
irritatedAirways = Tos, dolor de garganta y opresión en el pecho.
asthma = Sibilancias, dificultad respiratoria y asma, también con retraso, y de nuevo a concentraciones muy bajas.
narcosis = Dolor de cabeza, mareo, somnolencia, náuseas; pérdida del conocimiento a concentraciones elevadas.
toxicInhaled = Dificultad respiratoria, dolor de cabeza, náuseas; los signos pueden aparecer con retraso.
suffocation = Asfixia a concentraciones elevadas, a menudo sin aviso: mareo y después pérdida del conocimiento.
frostbite = Congelación por escape de gas licuado.
organs = Daños en órganos: { $organs }.
organsUnnamed = Daños en los órganos.
cancer = Puede aparecer cáncer al cabo de los años.
cancerSuspected = Se sospecha que provoca cáncer al cabo de los años.
genetic = Son posibles o se sospechan defectos genéticos.
reproduction = Pueden verse afectados la fertilidad o el feto.

treatSymptoms = Tratamiento sintomático.
doctorCorrosive = Quemaduras: seguir enjuagando, cubrir con apósito estéril. Tras la ingestión, no efectuar lavado gástrico sin endoscopia por el peligro de perforación.
doctorAspiration = Peligro de aspiración: lavado gástrico solo con intubación endotraqueal. Vigilar la aparición de neumonía química.
doctorLungs = Vigilar la aparición de edema pulmonar durante al menos 48 horas; considerar corticoides inhalados.
doctorAsthma = Las personas con asma o con alergia conocida al producto requieren vigilancia respiratoria.
eyeWash = Disponer de lavaojos y ducha de seguridad cerca del puesto de trabajo.
