import { languages } from '@gosds/phrases/generated/languages';
import { loadLanguage } from '@gosds/phrases/load-language';
import { describe, expect, it } from 'vitest';
import { coloursIn } from './colours-in.ts';

describe('colours of a description', () => {
  it.each([
    ['en', 'Clear, colorless liquid', ['colorless']],
    ['en', 'Off-white paste with gray specks', ['off-white', 'gray']],
    ['en', 'Redwood chips', []],
    ['en', 'Clear to yellow liquid', ['colourless', 'yellow']],
    ['de', 'Clear to yellow liquid', ['farblos', 'gelb']],
    ['en', 'Silvery liquid', ['silver']],
    ['en', 'Dark red-brown liquid', ['red', 'brown']],
    ['de', 'Clear, colorless liquid', ['farblos']],
    ['de', 'Klare, gelbliche Flüssigkeit', ['gelblich']],
    ['de', 'Graues bis schwarzes Pulver', ['grau', 'schwarz']],
    ['de', 'Brauchwasser', []],
    ['fr', 'Liquide incolore', ['incolore']],
    ['fr', 'Pastilles blanches', ['blanc']],
    ['it', 'Gel ambrato', ['ambra']],
    ['es', 'Líquido de color amarilla pálida', ['amarillo']],
    ['it', 'Polvere bianca', ['bianco']],
    ['it', 'Pastiglie bianche con puntini blu', ['bianco', 'blu']],
    ['it', 'Granuli bianchi', ['bianco']],
    ['it', 'Cristalli azzurri', ['blu']],
    ['it', 'Liquido violetto', ['viola']],
    ['pt', 'Pastilhas brancas e azuis', ['branco', 'azul']],
    ['de', 'Tiefblaue Flüssigkeit', ['blau']],
    ['de', 'Dunkelbraune bis schwarze Paste', ['braun', 'schwarz']],
    ['nl', 'Lichtgele vloeistof', ['geel']],
    ['nl', 'Donkerbruine vloeistof', ['bruin']],
    ['pl', 'Czerwona ciecz', ['czerwony']],
    ['nl', 'Groene pasta', ['groen']],
    ['nl', 'Heldere kleurloze vloeistof', ['kleurloos']],
    ['nl', 'Rode tot grijze, gele of witte korrels', ['rood', 'grijs', 'geel', 'wit']],
    ['nl', 'Roodborstje', []],
    ['pt', 'Pó branca', ['branco']],
    ['zh', '淡黄色透明液体', ['淡黄色']],
    ['tr', 'KIRMIZI SIVI', ['kırmızı']],
    ['tr', 'Kırık beyaz macun', ['kırık beyaz']],
  ])('in %s, %j, are %j', async (tag, text, wanted) => {
    expect(coloursIn(text, await loadLanguage(tag))).toEqual(wanted);
  });

  it.each(languages.filter(({ tag }) => tag !== 'en').map(({ tag }) => tag))(
    'are found in %s by their own words',
    async (tag) => {
      const language = await loadLanguage(tag);
      const { words } = language.sheet.terms;
      for (const word of [words.yellow, words.red, words.colourless, words.black])
        expect(coloursIn(`X: ${word}.`, language)).toEqual([word]);
    },
  );
});
