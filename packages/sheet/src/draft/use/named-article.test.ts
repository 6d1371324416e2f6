import { expect, it } from 'vitest';
import { namedArticle } from './named-article.ts';

it.each([
  ['Lithium-ion battery pack 36 V', 'lithium-ion-battery'],
  ['Li-ion cell 18650', 'lithium-ion-battery'],
  ['Lithium-Ionen-Akku', 'lithium-ion-battery'],
  ['Batterie lithium-ion', 'lithium-ion-battery'],
  ['Batería de iones de litio', 'lithium-ion-battery'],
  ['Batteria agli ioni di litio', 'lithium-ion-battery'],
  ['Lithium-ionbatterij', 'lithium-ion-battery'],
  ['Akumulator litowo-jonowy', 'lithium-ion-battery'],
  ['Bateria de íons de lítio', 'lithium-ion-battery'],
  ['Lityum iyon pil', 'lithium-ion-battery'],
  ['リチウムイオン電池', 'lithium-ion-battery'],
  ['锂离子电池', 'lithium-ion-battery'],
  ['بطارية أيونات الليثيوم', 'lithium-ion-battery'],
  ['Lithium metal battery CR2032', 'lithium-metal-battery'],
  ['Cathode powder for lithium-ion batteries', undefined],
  ['Elektrolyt für Lithium-Ionen-Batterien', undefined],
  ['Battery acid', undefined],
  // Made for batteries, and none.
  ['Lithium ion battery cleaner', undefined],
  ['Lithium-ion battery fire extinguishing agent', undefined],
  ['Lithium-ion battery adhesive', undefined],
  ['Li-ion battery black mass', undefined],
  ['Lithium-Ionen-Akku-Reiniger', undefined],
  ['Nettoyant batterie lithium-ion', undefined],
  ['リチウムイオン電池用洗浄剤', undefined],
  ['锂离子电池清洗剂', undefined],
  ['Propane-butane cartridge 450 g', 'gas-cartridge'],
  ['Gaskartusche', 'gas-cartridge'],
  ['Cartouche de gaz', 'gas-cartridge'],
  ['Cartucho de gás', 'gas-cartridge'],
  ['Nabój gazowy', 'gas-cartridge'],
  ['カセットボンベ', 'gas-cartridge'],
  ['Propane in cylinders', undefined],
] as const)('%s: %s', (name, article) => {
  expect(namedArticle(name)).toBe(article);
});
