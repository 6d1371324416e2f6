general = 一般的注意
inhalation = 吸入した場合
skin = 皮膚に付着した場合
eyes = 眼に入った場合
ingestion = 飲み込んだ場合
protection = 応急措置をする者の保護

showSheet = 不明な点がある場合又は症状が続く場合は、医師に連絡し、この安全データシートを見せること。
leaveArea = 被災者を危険区域から移すこと。保温し、安静に保つこと。
unconscious = 意識のない人には口から何も与えないこと。意識がなく呼吸のある人には回復体位をとらせること。
observe = 症状が数時間後に現れることがあるため、少なくとも48時間は医学的な経過観察を行うこと。
exposedConcerned = ばく露又はばく露の懸念がある場合は、医師の診察を受けること。

freshAir = 空気の新鮮な場所に移し、呼吸しやすい姿勢で休息させること。
inhalationUnwell = 気分が悪いときは、医師の診察を受けること。
inhalationDoctor = 気分が悪いときは、医師に連絡すること。
inhalationEmergency = 直ちに医師に連絡すること。呼吸困難の場合は、訓練を受けた者が酸素を与えること。
inhalationSensitised = 呼吸に関する症状が出た場合は、直ちに医師に連絡すること。
artificialRespiration = 呼吸が停止した場合は、口対口ではなく器具を用いて人工呼吸を行うこと。
inhalationCorrosive = 直ちに医師に連絡すること。吸入した製品は気道に薬傷を起こし、遅れて肺水腫を起こすことがある。
inhalationSuffocation = 直ちに医師に連絡すること。呼吸が弱い場合又は停止した場合は人工呼吸を行い、酸素吸入は訓練を受けた者だけが行うこと。

skinOff = 汚染された衣類を脱ぐこと。
skinBrush = まず、皮膚に付着した粒子を払い落とすこと。
skinWash = 皮膚を多量の水と石けんで洗うこと。
skinWashAgain = 汚染された衣類を再使用する場合には洗濯をすること。
skinIrritation = 皮膚刺激又は発しんが生じた場合は、医師の診察を受けること。
skinCorrosive = 汚染された衣類を直ちに全て脱ぐこと。皮膚を流水で少なくとも20分間洗うこと。薬傷は治療しないと治りにくいため、直ちに医師の治療を受けること。
skinToxic = 症状がなくても、直ちに医師に連絡すること。
skinGas = 気体そのものについては特別な措置を必要としない。
skinCold = 凍った部分をぬるま湯で溶かすこと。受傷部はこすらないこと。医師に連絡すること。

eyesRinse = まぶたを開いたまま、流水で数分間洗うこと。コンタクトレンズを着用していて容易に外せる場合は外すこと。
eyesGas = 水で数分間洗うこと。漏出した低温のガスに触れた場合は、眼科医の診察を受けること。
eyesIrritation = 眼の刺激が続く場合は、医師の診察を受けること。
eyesDamage = 直ちに、まぶたを開いたまま流水で少なくとも20分間洗うこと。コンタクトレンズを着用していて容易に外せる場合は外すこと。眼科医へ搬送する間も洗浄を続けること。
eyesLye = アルカリ性の製品は眼の深部に浸透するため、一刻を争う。

mouthRinse = 口を水ですすぐこと。
noVomiting = 無理に吐かせないこと。
vomitingDanger = 自然に嘔吐が起きた場合は、肺に入らないように頭を低く保つこと。
ingestionUnwell = 気分が悪いときは、医師に連絡すること。
ingestionEmergency = 直ちに医師に連絡すること。
ingestionCorrosive = 意識がある場合に限り、コップ1杯以下の水を飲ませること。中和を試みないこと。
ingestionGas = 気体であり、経口摂取は想定されない。

protectSelf = 応急措置をする者は自身の安全に注意し、項目8の保護具を着用すること。
protectToxic = 応急措置をする者は製品の吸入を避け、汚染された空気中では呼吸用保護具を着用すること。
protectSuffocation = 酸素欠乏のおそれがある場所には、自給式呼吸器を着用した場合に限り救助に入ること。

symptomsInhalation = 吸入した場合
symptomsSkin = 皮膚に付着した場合
symptomsEyes = 眼に入った場合
symptomsIngestion = 飲み込んだ場合
symptomsLong = 長期又は反復ばく露後
noSymptoms = 特有の症状は知られていない。
burnsSkin = 灼熱痛、発赤、水疱、皮膚組織の破壊。
rednessSkin = 発赤、かゆみ、痛み。
elicitedSkin = 既に感作されている人では、この低濃度でもかゆみを伴う発疹が生じる。
drySkin = 繰返しの接触による皮膚の乾燥及びひび割れ。
allergySkin = 接触の数時間から数日後に現れ、再び接触するたびに繰り返すかゆみを伴う発しん。
absorbedSkin = 皮膚から吸収され、飲み込んだ場合と同様の中毒症状が現れることがある。
burnsEyes = 激しい痛み、流涙、角膜の混濁。失明のおそれがある。
rednessEyes = 発赤、流涙、痛み。
burnsMouth = 口、のど、食道及び胃の薬傷。穿孔のおそれがある。
poisoningSevere = 重い中毒症状：吐き気、嘔吐、けいれん、意識障害及び呼吸障害。
poisoning = 吐き気、嘔吐、腹痛及びめまい。
aspiration = 製品が肺に入ると、せき及びむせを起こす。数時間以内に化学性肺炎を起こすことがある。
irritatedAirways = せき、のどの痛み及び胸部の圧迫感。
asthma = ぜん鳴、息切れ及びぜん息。遅れて現れることがあり、極めて低い濃度でも再発する。
narcosis = 頭痛、めまい、眠気、吐き気。高濃度では意識喪失。
toxicInhaled = 息切れ、頭痛、吐き気。症状は遅れて現れることがある。
suffocation = 高濃度では、多くの場合前兆なく窒息する。めまいの後、意識を失う。
frostbite = 漏出した液化ガスによる凍傷。
organs = { $organs }の障害。
organsUnnamed = 臓器の障害。
cancer = 数年後に発がんのおそれがある。
cancerSuspected = 数年後に発がんのおそれが疑われる。
genetic = 遺伝性疾患のおそれ又はその疑いがある。
reproduction = 生殖能又は胎児への悪影響のおそれがある。

treatSymptoms = 症状に応じて治療する。
doctorCorrosive = 薬傷：洗浄を続け、滅菌包帯で覆う。経口摂取の場合は、穿孔の危険があるため、内視鏡検査なしに胃洗浄を行わない。
doctorAspiration = 誤えんの危険：胃洗浄は気管挿管下に限り行う。化学性肺炎を監視する。
doctorLungs = 少なくとも48時間は肺水腫を監視する。副腎皮質ステロイドの吸入を考慮する。
doctorAsthma = ぜん息患者及び本製品に対する既知のアレルギーを有する者については、呼吸状態を監視する。
eyeWash = 作業場の近くに洗眼設備及び安全シャワーを設けること。
