import { expect, it } from 'vitest';
import { languages } from './generated/languages.ts';

/** Texts that a supplier cannot sign: words about the program, its data, or facts that nobody looked up. */
const ownWords: Readonly<Record<string, RegExp>> = {
  en: /this service|held in the list|kept with|for orientation|was not consulted|not held|look (?:it|them) up/i,
  de: /diese[rm]? Dienst|hier geführt|zur Orientierung|nicht herangezogen|nachzuschlagen/i,
  fr: /ce service|à titre indicatif|pas été consultée/i,
  es: /este servicio|a título orientativo|no se ha consultado/i,
  it: /questo servizio|a titolo orientativo|non è stato consultato/i,
  nl: /deze dienst|ter oriëntatie|niet geraadpleegd/i,
  pt: /este serviço|a título (?:indicativo|orientativo)|não foi consultada/i,
  'pt-BR': /este serviço|a título (?:indicativo|orientativo)|não foi consultada/i,
  pl: /serwis|orientacyjnie|nie został sprawdzony/i,
  tr: /bu hizmet|bilgi amaçlı/i,
  zh: /本服务|供参考|未查阅/,
  ja: /本サービス|（参考）|参照していない/,
  ar: /هذه الخدمة|للاسترشاد/,
};

const mark = { date: '·', completeness: 'complete' } as const;

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it.each(languages)('no phrase of $name speaks of the service', async ({ tag, load }) => {
  const { sheet } = await load();
  const wanted = ownWords[tag];
  expect(wanted).toBeDefined();
  expect(textsOf(sheet).filter((text) => wanted?.test(text))).toEqual([]);
  expect(sheet.regulation.svhcNone(mark)).toContain(mark.date);
});
