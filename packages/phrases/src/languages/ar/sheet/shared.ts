import type { SheetPhrases } from '../../../language.ts';
import { formatsOf } from '../../../formats.ts';

export const shared: SheetPhrases['shared'] = {
  notAvailable: 'غير متاح',
  notApplicable: 'لا ينطبق',
  notApplicableBecause: (why) => `لا ينطبق: ${why}.`,
  yes: 'نعم',
  no: 'لا',
  and: 'و',
  or: 'أو',
  none: 'لا يوجد',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'المصدر غير مذكور',
  whyInput: 'لم يملأ هذا الحقل.',
  whyUnknown: 'لا تتوفر هذه المعلومة لدى المستخدم ولا في السجل.',
  whyAskedFor: 'يشترط القانون ذكر هذه المعلومة في كل صحيفة.',
  whyByClass: 'ينتج عن التصنيف.',
  whyByState: 'ينتج عن الحالة الفيزيائية.',
  whyByComposition: 'ينتج عن التركيب.',
  whyByNumber: 'ينتج عن القيمة المدرجة في القسم 9.',
  furtherData: 'معلومات إضافية',
  manualTest: (test) => `الاختبار ${test} من دليل الأمم المتحدة للاختبارات والمعايير`,
  ...formatsOf('ar'),
  states: { gas: 'غاز', liquid: 'سائل', solid: 'صلب', aerosol: 'أيروسول' },
};
