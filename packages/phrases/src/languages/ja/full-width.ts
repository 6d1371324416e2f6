const wide = '[\\u3001-\\u30ff\\u3400-\\u9fff\\uff01-\\uff60]';
const beside = (sign: string) => new RegExp(`(?<=${wide})${sign}|${sign}(?=${wide})`, 'gu');

/** In this order: texts that are joined with English signs, as Japanese sets them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(急性毒性), (経口|経皮|吸入)/g, '$1（$2）'],
  [/(?: -|,) (?=区分|タイプ|等級)/g, ' '],
  [/ ?°C/g, '℃'],
  [/(?<=\d) %/g, '%'],
  [/\bmg\/l\b/g, 'mg/L'],
  [new RegExp(`(?<=${wide}) ?\\(([^()]*)\\)`, 'gu'), '（$1）'],
  [new RegExp(` ?\\(([^()]*${wide}[^()]*)\\)`, 'gu'), '（$1）'],
  [/(?<=区分\d[A-C]?); /g, '；'],
  [beside('; '), '；'],
  [beside(': '), '：'],
  [beside(', '), '、'],
  [/ ?([、。；：（]) ?| (?=）)/g, '$1'],
];

const hasWide = new RegExp(wide, 'u');

/** Full-width signs beside Japanese words, none of the spaces that English needs; Latin names keep their own signs. */
export function fullWidth(text: string): string {
  const set = signs.reduce((setting, [from, to]) => setting.replace(from, to), text);
  return hasWide.test(set) ? set.replace(/(?<!\.)\.$/, '。').replace(/。。$/, '。') : set;
}
