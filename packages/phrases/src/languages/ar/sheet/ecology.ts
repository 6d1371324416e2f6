import type { SheetPhrases } from '../../../language.ts';

export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'لا تصنف قواعد البلد الأخطار على البيئة المائية.',
  dataCaption: 'السمية المائية للمكونات',
  columnName: 'المادة',
  columnGroup: 'الكائن',
  columnValue: 'القيمة',
  columnDuration: 'المدة',
  columnSource: 'المصدر',
  groups: { fish: 'أسماك', crustacea: 'قشريات', algae: 'طحالب', other: 'أخرى' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} d`,
  mFactors: (name, factors) => `${name}: ${factors}.`,
  noValues: (names) => `لا تعرف قيم للمواد التالية: ${names}.`,

  readily: (name) => `${name}: سريع التحلل البيولوجي.`,
  notReadily: (name) => `${name}: ليس سريع التحلل البيولوجي.`,
  inorganic: (name) => `${name}: لا ينطبق التحلل البيولوجي على المواد غير العضوية.`,
  kowInorganic: (name) => `${name}: لا ينطبق log Kow على المواد غير العضوية.`,
  logKow: (name, value) => `${name}: log Kow ${value}`,
  bcf: (name, value) => `BCF ${value}`,
  lowPotential: 'إمكانية منخفضة للتراكم البيولوجي',
  highPotential: 'إمكانية للتراكم البيولوجي',
  bioaccumulates: (data) => `${data.join('، ')}.`,
  soluble: (name, value) => `${name}: الذوبانية في الماء ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}: الذوبانية في الماء ${value} g/l.`,
  miscible: (name) => `${name}: يمتزج بالماء وقد يكون متحركاً في التربة.`,
  gasInAir: (name) => `${name}: ينتشر في الهواء على شكل غاز؛ ولا يتوقع امتزازه في التربة.`,

  pbtFound: (names) => `يحتوي بنسبة 0.1 % أو أكثر على مواد ذات خواص PBT أو vPvB: ${names}.`,
  pbtInorganic: 'لا تنطبق معايير PBT وvPvB الواردة في المرفق الثالث عشر من REACH على المواد غير العضوية.',
  pbtNone: ({ date }) =>
    `لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في قائمة المواد المرشحة في REACH (إصدار ${date}) بسبب خواص PBT أو vPvB.`,
  endocrineFound: (names) => `مواد مسببة لاضطراب الغدد الصماء في البيئة بنسبة 0.1 % أو أكثر: ${names}.`,
  endocrineNone: ({ date }) =>
    `لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في قائمة المواد المرشحة في REACH (إصدار ${date}) بسبب خواص مسببة لاضطراب الغدد الصماء تؤثر في البيئة.`,
  mobileFound: (names) => `يحتوي بنسبة 0.1 % أو أكثر على مواد ذات خواص PMT أو vPvM: ${names}.`,
  ozoneFound: (names) => `مواد خطرة على طبقة الأوزون: ${names}.`,
  ozoneNone: 'لا يوجد مكون مصنف على أنه خطر على طبقة الأوزون.',
  phShift: 'تغير الكميات الكبيرة قيمة pH للمياه وتضر بالحياة المائية.',
};
