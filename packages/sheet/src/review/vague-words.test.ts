import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { describe, expect, it } from 'vitest';
import { inducesVomiting, isVagueName, isVagueUse } from './vague-words.ts';

const rows = [
  ['en', 'Industrial use', 'Surfactants', 'Induce vomiting.', 'Do NOT induce vomiting.'],
  ['de', 'Industrielle Verwendung.', 'Tenside', 'Erbrechen herbeiführen.', 'Kein Erbrechen herbeiführen.'],
  ['fr', 'Usage industriel', 'Résines', 'Faire vomir.', 'Ne jamais faire vomir.'],
  ['es', 'Uso general', 'Disolvente', 'Provocar el vómito.', 'No provocar el vómito.'],
  ['it', 'Usi vari', 'Solventi', 'Indurre il vomito.', 'Non indurre il vomito.'],
  ['nl', 'Algemeen gebruik', 'Hars', 'Braken opwekken.', 'Geen braken opwekken.'],
  ['pt', 'Uso geral', 'Tensioativo', 'Provocar o vómito.', 'Não provocar o vômito.'],
  ['pl', 'Zastosowanie przemysłowe', 'Rozpuszczalniki', 'Wywołać wymioty.', 'Nie wywoływać wymiotów.'],
  ['tr', 'Genel kullanım', 'Çözücü', 'Kusturun.', 'Kusturmaya çalışmayın.'],
  ['zh', '工业用途', '表面活性剂', '催吐。', '切勿催吐。'],
  ['ja', '工業用途。', '界面活性剤', '吐かせること。', '吐かせてはいけません。'],
  ['ar', 'استخدام صناعي', 'مذيبات', 'يستحث القيء.', 'لا يستحث القيء.'],
] as const;

describe.each(rows)('words that say nothing, in %s', (_, use, name, inducing, forbidden) => {
  it('are known as a use and as a name, whole alone', () => {
    expect([isVagueUse(use), isVagueName(name)]).toEqual([true, true]);
    expect([isVagueUse(`${use} 3000`), isVagueName(`${name} 3000`)]).toEqual([false, false]);
  });

  it('tell a command to vomit from its ban', () => {
    expect([inducesVomiting(inducing), inducesVomiting(forbidden)]).toEqual([true, false]);
    expect(inducesVomiting(`${forbidden}\n${inducing}`)).toBe(true);
  });
});

it('takes no answer of worth for an empty one', () => {
  expect(isVagueUse('Industrial cleaning of metal')).toBe(false);
  expect(isVagueName('Polymer of ethylene oxide')).toBe(false);
  expect(isVagueName('Non-hazardous ingredients')).toBe(true);
});

it.each(languages.map(({ tag }) => tag))('reads the own sentence against vomiting as a ban, in %s', async (tag) => {
  const { sheet } = await loadLanguage(tag);
  expect(inducesVomiting(sheet.firstAid.noVomiting)).toBe(false);
});
