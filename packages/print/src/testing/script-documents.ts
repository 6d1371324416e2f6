import type { SheetDocument } from '@gosds/sheet/model/document';
import { paragraph, sampleDocument, sentence, table } from './sample-document.ts';

const withFrame = (frame: Partial<SheetDocument['frame']>) => ({ ...sampleDocument().frame, ...frame });

/** Sheets of one section in scripts that Noto Sans does not have. */
export const chineseDocument = sampleDocument({
  language: 'zh',
  title: '化学品安全技术说明书',
  legalBasis: '按照 GB/T 16483-2008 和 GB/T 17519-2013 编制',
  productName: '工业脱脂剂 Solvex 440',
  companyName: '北光工业化学（上海）有限公司',
  frame: withFrame({
    company: '公司',
    version: '版本',
    revisionDate: '修订日期',
    pageNumber: ['第 ', ' 页，共 ', ' 页'],
  }),
  sections: [
    {
      number: 2,
      heading: '危险性概述',
      subsections: [
        {
          number: '2.1',
          heading: '物质或混合物的分类',
          blocks: [
            paragraph('高度易燃液体和蒸气。“造成严重眼刺激”。存放温度低于25 °C，闪点为−20 °C，含量≥ 10 – < 25 %。'),
            {
              kind: 'fields',
              fields: [{ label: '沸点或初沸点和沸程', values: [sentence('56.2 – 64.1 °C（101.3 kPa）')] }],
            },
            table(
              ['成分名称', 'CAS编号', '浓度（质量分数）', '分类'],
              [
                [
                  '5-氯-2-甲基-4-异噻唑啉-3-酮与2-甲基-4-异噻唑啉-3-酮的混合物（3:1）',
                  '55965-84-9',
                  '≥ 0.0015 – < 0.06 %',
                  '皮肤致敏物 类别1A，H317',
                ],
                [
                  '丙酮',
                  '67-64-1',
                  '50 – < 75 %',
                  '易燃液体 类别2，H225；严重眼损伤/眼刺激 类别2，H319；特异性靶器官毒性 一次接触 类别3，H336',
                ],
              ],
              '有害成分',
            ),
          ],
        },
      ],
    },
  ],
});

export const japaneseDocument = sampleDocument({
  language: 'ja',
  title: '安全データシート',
  legalBasis: 'JIS Z 7253:2019 に準拠',
  productName: '工業用脱脂剤 Solvex 440',
  companyName: 'ノースライト工業化学株式会社',
  frame: withFrame({ company: '会社', version: '版', revisionDate: '改訂日', pageNumber: ['', ' / ', ' ページ'] }),
  sections: [
    {
      number: 2,
      heading: '危険有害性の要約',
      subsections: [
        {
          number: '2.1',
          heading: '化学品のGHS分類',
          blocks: [
            paragraph('引火性の高い液体及び蒸気。強い眼刺激。25 °C以下で保管すること。引火点は−20 °Cである。'),
            table(
              ['成分名', 'CAS番号', '濃度（質量%）', '分類'],
              [
                [
                  'アセトン',
                  '67-64-1',
                  '50 – < 75 %',
                  '引火性液体 区分2、特定標的臓器毒性（単回ばく露）区分3（麻酔作用）、眼に対する重篤な損傷性／眼刺激性 区分2B',
                ],
              ],
            ),
          ],
        },
      ],
    },
  ],
});

/** From right to left, with numbers, codes and Latin names in its sentences. */
export const arabicDocument = sampleDocument({
  language: 'ar',
  direction: 'rtl',
  title: 'صحيفة بيانات السلامة',
  legalBasis: 'وفقًا للائحة (EC) رقم 1907/2006 (REACH)، الملحق الثاني، بصيغتها المعدلة باللائحة (EU) 2020/878',
  productName: 'مزيل الشحوم Solvex 440',
  companyName: 'شركة نورثلايت للكيماويات الصناعية',
  frame: withFrame({
    section: 'القسم',
    company: 'الشركة',
    version: 'الإصدار',
    revisionDate: 'تاريخ المراجعة',
    issueDate: 'تاريخ الإصدار',
    pageNumber: ['صفحة ', ' من ', ''],
    watermark: 'معاينة',
    sheetOnline: 'الصحيفة على الإنترنت',
  }),
  sections: [
    {
      number: 2,
      heading: 'تحديد المخاطر',
      subsections: [
        {
          number: '2.1',
          heading: 'تصنيف المادة أو الخليط',
          blocks: [
            paragraph(
              'سائل وبخار شديد الاشتعال. درجة الغليان: 56.2 – 64.1 °C (كأس مغلق). رمز UFI: 4352-K041-C007-9721.',
            ),
            { kind: 'list', items: [sentence('P303 + P361 + P353 تُخلع فورًا جميع الملابس الملوثة.')] },
            table(
              ['المكوّن', 'رقم CAS', 'التركيز', 'التصنيف'],
              [['أسيتون', '67-64-1', '12 – < 25 %', 'سائل قابل للاشتعال، الفئة 2؛ H225']],
              'المكونات الخطرة',
            ),
          ],
        },
      ],
    },
  ],
});
