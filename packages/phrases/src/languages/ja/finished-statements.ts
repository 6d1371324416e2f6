import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: '不活性ガス',
  exposureForms: '粉じん、煙、ガス、ミスト、蒸気又はスプレー',
  washed: '手',
  protectiveEquipment: '保護手袋、保護衣、保護眼鏡及び保護面',
  helper: '医師',
  treatment: '安全データシートの項目4の応急措置',
  washingAgent: '水',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: '耐腐食性の',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal: '都道府県知事の許可を受けた専門の廃棄物処理業者',
  supplier: '製造業者又は供給者',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: '{wettingMedium}で湿らせておくこと。',
  P231: '{inertGas}下で内容物を取り扱い、保管すること。',
  'P231+P232': '{inertGas}下で内容物を取り扱い、保管すること。湿気を遮断すること。',
  P236: '元の包装のまま保管すること；輸送時の形態での等級{transportDivision}。',
  P241: '防爆型の電気機器、換気装置及び照明機器を使用すること。',
  P250: '粉砕、衝撃、摩擦のような取扱いをしないこと。',
  P260: '{exposureForms}を吸入しないこと。',
  P261: '{exposureForms}の吸入を避けること。',
  P264: '取扱い後は{washed}をよく洗うこと。',
  'P264+P265': '取扱い後は{washed}をよく洗うこと。眼に触らないこと。',
  P280: '{protectiveEquipment}を着用すること。',
  P284: '換気が不十分な場合、呼吸用保護具を着用すること。',
  P310: '直ちに{helper}に連絡すること。',
  P311: '{helper}に連絡すること。',
  P312: '気分が悪いときは{helper}に連絡すること。',
  P313: '医師の診察又は手当てを受けること。',
  P314: '気分が悪いときは、医師の診察又は手当てを受けること。',
  P315: '直ちに医師の診察又は手当てを受けること。',
  P320: '特別な処置が緊急に必要である（{treatment}を見よ）。',
  P321: '特別な処置が必要である（{treatment}を見よ）。',
  P334: '冷たい水に浸すこと又は湿った包帯で覆うこと。',
  P352: '多量の{washingAgent}で洗うこと。',
  P353: '皮膚を水又はシャワーで洗うこと。',
  P378: '消火するために{extinguishingMedia}を使用すること。',
  'P301+P310': '飲み込んだ場合：直ちに{helper}に連絡すること。',
  'P301+P312': '飲み込んだ場合：気分が悪いときは{helper}に連絡すること。',
  'P302+P335+P334':
    '皮膚に付着した場合：固着していない粒子を皮膚から払いのけること。冷たい水に浸すこと又は湿った包帯で覆うこと。',
  'P302+P352': '皮膚に付着した場合：多量の{washingAgent}で洗うこと。',
  'P303+P361+P353':
    '皮膚（又は髪）に付着した場合：直ちに汚染された衣類を全て脱ぐこと。皮膚を水又はシャワーで洗うこと。',
  'P308+P311': 'ばく露又はばく露の懸念がある場合：{helper}に連絡すること。',
  'P308+P313': 'ばく露又はばく露の懸念がある場合：医師の診察又は手当てを受けること。',
  'P332+P313': '皮膚刺激が生じた場合：医師の診察又は手当てを受けること。',
  'P333+P313': '皮膚刺激又は発しん（疹）が生じた場合：医師の診察又は手当てを受けること。',
  'P336+P315': '凍った部分をぬるま湯で溶かすこと。受傷部はこすらないこと。直ちに医師の診察又は手当てを受けること。',
  'P337+P313': '眼の刺激が続く場合：医師の診察又は手当てを受けること。',
  'P342+P311': '呼吸に関する症状が出た場合：{helper}に連絡すること。',
  'P370+P378': '火災の場合：消火するために{extinguishingMedia}を使用すること。',
  'P370+P380+P375[+P378]':
    '火災の場合：区域から退避させること。爆発の危険性があるので、離れた距離から消火すること。消火するために{extinguishingMedia}を使用すること。',
  P401: '{storageRule}に従って保管すること。',
  P406: '耐腐食性の内張りのある{corrosionResistantContainer}容器に保管すること。',
  P411: '{storageTemperature}以下の温度で保管すること。',
  P413: '{bulkMass}以上のバルク品は、{bulkTemperature}以下の温度で保管すること。',
  P501: '内容物及び容器を{disposal}に委託して廃棄すること。',
  P503: '廃棄、回収又はリサイクルに関する情報について{supplier}に問い合わせること。',
};

/** The words that fill the slots from what is known of the product. */
export const statementWords: StatementWords = {
  forms: { gas: 'ガス', mist: 'ミスト', vapours: '蒸気', dust: '粉じん', spray: 'スプレー' },
  media: {
    waterReactive: '乾燥砂、粉末消火剤又は金属火災用粉末消火剤',
    oxidiser: '噴霧水',
    flammableLiquid: '耐アルコール性泡消火剤、粉末消火剤又は二酸化炭素',
    flammableSolid: '噴霧水、泡消火剤、粉末消火剤又は二酸化炭素',
  },
  equipment: { gloves: '保護手袋', clothing: '保護衣', eye: '保護眼鏡', face: '保護面' },
  glovesOf: (material) => `保護手袋（${material}）`,
  soapAndWater: '水と石けん',
  routes: { inhalation: '（吸入）', oral: '（経口）', dermal: '（経皮）' },
  unnamedSensitiser: '感作性物質',
};
