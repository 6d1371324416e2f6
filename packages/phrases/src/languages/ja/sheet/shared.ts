import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

const formats = formatsOf('ja');

const conjunctions = { and: '及び', or: '又は' };

/** Words that every section uses; lists are joined as statutes join them. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: 'データなし',
  notApplicable: '該当しない',
  notApplicableBecause: (why) => `該当しない（${why}）。`,
  yes: '該当する',
  no: '該当しない',
  and: '及び',
  or: '又は',
  none: 'なし',
  between: (from, to) => `${from}～${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: '出典の記載なし',
  whyInput: 'この欄は記入されていない。',
  whyUnknown: '利用者の入力にも物質情報にもない。',
  whyAskedFor: '全ての安全データシートに法令上必要である。',
  whyByClass: 'GHS分類から導かれる。',
  whyByState: '物理状態から導かれる。',
  whyByComposition: '組成から導かれる。',
  whyByNumber: '項目9に入力された値から導かれる。',
  furtherData: '追加情報',
  manualTest: (test) => `国連試験方法及び判定基準のマニュアルの試験${test}`,
  ...formats,
  list: (words, conjunction = 'and') => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join('、')}${conjunctions[conjunction]}${last}`;
  },
  states: { gas: '気体', liquid: '液体', solid: '固体', aerosol: 'エアゾール' },
};
