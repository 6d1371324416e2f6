/** A Chinese character or a full-width sign. */
const han = String.raw`[\p{Script=Han}\u3001\u3002\u300A-\u300F\uFF01-\uFF5E]`;

const inBrackets = String.raw`(?:[^()]|\([^()]*\))*`;

const rule = (pattern: string): RegExp => new RegExp(pattern, 'gu');

/** What the sheet joins as English does, and how Chinese sets it; in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  [rule('急性毒性(?:, |，)(?=经口|经皮|吸入)'), '急性毒性-'],
  [rule('一次接触: (呼吸道刺激|麻醉效应)'), '一次接触（$1）'],
  [rule(String.raw` - (?=类别|[A-G]型|\d\.\d项)`), '，'],
  [rule(String.raw`(?<=${han}) ?\((${inBrackets})\)`), '（$1）'],
  [rule(String.raw` ?\((${inBrackets}${han}${inBrackets})\)`), '（$1）'],
  [rule(String.raw`(?<=${han}), ?|, ?(?=${han})|, (?=[A-Z]+号)`), '，'],
  [rule(String.raw`(?<=${han}|[\d%]|\d[A-F]); ?|; ?(?=${han})`), '；'],
  [rule(String.raw`(?<=${han}): ?|(?<=\d): (?=[<>≥]?\d)|: (?=${han})`), '：'],
  [rule(String.raw`(?<=${han})\.(?= |$)|(?<!\b(?:Inc|Co|Ltd|Corp|sp|spp|al))\.$|\. (?=${han})`), '。'],
  [rule(String.raw`(?<=\d) (?=%)|(?<=${han}) (?=${han})|(?<=[，；：。、）]) | (?=[，；：。、（])`), ''],
];

const hasHan = new RegExp(han, 'u');

/** Full-width signs where a sentence was joined from parts; what holds no Chinese stays as it is. */
export const chinesePunctuation = (text: string): string =>
  hasHan.test(text) ? rules.reduce((set, [from, to]) => set.replace(from, to), text) : text;
