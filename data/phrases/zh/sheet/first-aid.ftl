general = 一般建议
inhalation = 吸入
skin = 皮肤接触
eyes = 眼睛接触
ingestion = 食入
protection = 对施救者的防护

showSheet = 如有疑问或症状持续，请就医并出示本安全技术说明书。
leaveArea = 将患者转移出危险区域。保暖，保持安静。
unconscious = 切勿给神志不清者口服任何东西。神志不清但有呼吸者，将其置于恢复体位。
observe = 症状可能在数小时后才出现：至少医学观察48小时。
exposedConcerned = 如接触到或有疑虑：就医。

freshAir = 将患者转移到空气新鲜处，休息，保持呼吸舒适的体位。
inhalationUnwell = 如感觉不适，就医。
inhalationDoctor = 如感觉不适，呼叫解毒中心或医生。
inhalationEmergency = 立即呼叫解毒中心或医生。如呼吸困难，由经过培训的人员给氧。
inhalationSensitised = 如出现呼吸系统症状，立即呼叫解毒中心或医生。
artificialRespiration = 如呼吸停止，使用器具进行人工呼吸，不得口对口。
inhalationCorrosive = 立即呼叫解毒中心或医生：吸入的产品可能灼伤呼吸道，并引起迟发性肺水肿。
inhalationSuffocation = 立即呼叫医生。呼吸微弱或停止时：进行人工呼吸；仅由受过培训的人员给氧。

skinOff = 脱去污染的衣着。
skinBrush = 先掸掉皮肤上的细小颗粒。
skinWash = 用大量肥皂水和清水冲洗皮肤。
skinWashAgain = 污染的衣着洗净后方可重新使用。
skinIrritation = 如发生刺激或皮疹，就医。
skinCorrosive = 立即脱去所有污染的衣着。用流动清水冲洗皮肤至少20分钟。灼伤须立即由医生处理：未经处理的创面难以愈合。
skinToxic = 立即呼叫解毒中心或医生，即使没有症状。
skinGas = 气体本身不需要特殊措施。
skinCold = 用微温水化解冻伤部位。不要搓擦。就医。

eyesRinse = 提起眼睑，用流动清水冲洗几分钟。如隐形眼镜便于取出，将其取出。
eyesGas = 用水冲洗几分钟。接触逸出的低温气体后，请眼科医生诊治。
eyesIrritation = 如刺激持续，就医。
eyesDamage = 立即提起眼睑，用流动清水冲洗至少20分钟。如隐形眼镜便于取出，将其取出。在送往眼科途中继续冲洗。
eyesLye = 碱性产品可渗入眼组织深部：必须争分夺秒。

mouthRinse = 用水漱口。
noVomiting = 不得诱导呕吐。
vomitingDanger = 如自行呕吐，使头部保持低位，防止呕吐物进入肺部。
ingestionUnwell = 如感觉不适，呼叫解毒中心或医生。
ingestionEmergency = 立即呼叫解毒中心或医生。
ingestionCorrosive = 仅在患者神志清醒时，最多给饮一杯水。不得试图中和。
ingestionGas = 气体不太可能经食入途径接触。

protectSelf = 施救者应注意自身防护，穿戴第8部分所述的防护用品。
protectToxic = 施救者应避免吸入产品，在受污染的空气中佩戴呼吸防护用品。
protectSuffocation = 在可能缺氧的场所，只有佩戴自给式空气呼吸器才能进入施救。

symptomsInhalation = 吸入后
symptomsSkin = 皮肤接触后
symptomsEyes = 眼睛接触后
symptomsIngestion = 食入后
symptomsLong = 长期或反复接触后
noSymptoms = 无已知的特殊症状。
burnsSkin = 皮肤灼痛、发红、起水疱和组织坏死。
rednessSkin = 皮肤发红、瘙痒和疼痛。
elicitedSkin = 对已致敏者：即使在此低浓度下也会出现发痒皮疹。
drySkin = 反复接触后皮肤干燥、皲裂。
allergySkin = 瘙痒性皮疹，可在接触后数小时或数天出现，再次接触时复发。
absorbedSkin = 可经皮肤吸收：可能出现食入项所述的中毒症状。
burnsEyes = 剧烈疼痛、流泪、角膜混浊；可能失明。
rednessEyes = 眼睛发红、流泪和疼痛。
burnsMouth = 口腔、咽喉、食管和胃灼伤；可能穿孔。
poisoningSevere = 严重中毒症状：恶心、呕吐、痉挛、意识和呼吸障碍。
poisoning = 恶心、呕吐、腹痛和头晕。
aspiration = 产品进入肺部时引起咳嗽和呛噎；数小时内可能发生化学性肺炎。
irritatedAirways = 咳嗽、咽喉疼痛和胸闷。
asthma = 喘鸣、气短和哮喘，可迟发，再次接触极低浓度时也可复发。
narcosis = 头痛、头晕、嗜睡、恶心；高浓度时意识丧失。
toxicInhaled = 气短、头痛、恶心；症状可能迟发。
suffocation = 高浓度时可致窒息，往往无先兆：头晕，继而失去知觉。
frostbite = 接触逸出的液化气体可致冻伤。
organs = 损害{ $organs }。
organsUnnamed = 损害器官。
cancer = 多年后可能发生癌症。
cancerSuspected = 怀疑多年后可致癌。
genetic = 可能或怀疑造成遗传性缺陷。
reproduction = 可能损害生育能力或胎儿。

treatSymptoms = 对症治疗。
doctorCorrosive = 灼伤：继续冲洗，用无菌敷料覆盖。食入后因有穿孔危险，未行内镜检查不得洗胃。
doctorAspiration = 有吸入肺部的危险：仅可在气管插管下洗胃。注意化学性肺炎。
doctorLungs = 观察肺水肿至少48小时；考虑吸入皮质类固醇。
doctorAsthma = 对患有哮喘或已知对本品过敏者，须观察其呼吸状况。
eyeWash = 在工作场所附近设置洗眼器和安全淋浴装置。
