import { describe, expect, it } from 'vitest';
import { productKindByName, productKindOf } from './product-kind.ts';

describe('what a product is by its uses', () => {
  it.each([
    ['Thinning of solvent-borne paints', 'paint-related'],
    ['Verdünnung von Lacken', 'paint-related'],
    ['Verdünner für Lacke', 'paint-related'],
    ['Diluant pour peintures', 'paint-related'],
    ['Diluyente para pinturas', 'paint-related'],
    ['Diluente per vernici', 'paint-related'],
    ['Verdunner voor verf', 'paint-related'],
    ['Rozcieńczalnik do farb', 'paint-related'],
    ['Diluente para tintas', 'paint-related'],
    ['Boya inceltici', 'paint-related'],
    ['稀释溶剂型油漆', 'paint-related'],
    ['溶剤系塗料の希釈', 'paint-related'],
    ['مخفف دهان', 'paint-related'],
    ['Härter für Lacke', 'paint-related'],
    ['Härter für Polyurethanlacke', 'paint-related'],
    ['Hardener for two-component coatings', 'paint-related'],
    ['Durcisseur pour peintures', 'paint-related'],
    ['Grundierung für Metall', 'paint'],
    ['Primaire anticorrosion', 'paint'],
    ['Imprimación epoxi', 'paint'],
    ['Podkład do metalu', 'paint'],
    ['Grondverf voor hout', 'paint'],
    ["Encre d'impression pour emballages", 'printing-ink'],
    ['Encre flexographique', 'printing-ink'],
    ['Tinta de impresión', 'printing-ink'],
    ['Inchiostro da stampa', 'printing-ink'],
    ['Druckfarbe für Verpackungen', 'printing-ink'],
    ['Verdünner für Druckfarben', 'printing-ink-related'],
    ['Farba drukarska', 'printing-ink'],
    ['凹版油墨', 'printing-ink'],
    ['Polyester resin for laminates', 'resin-solution'],
    ['Laminierharz', 'resin-solution'],
    ['Żywica do laminatów', 'resin-solution'],
    ['Résine pour sols', 'resin-solution'],
    ['Gietharsen', 'resin-solution'],
    ['不饱和聚酯树脂', 'resin-solution'],
    ['Hardener for epoxy resin', undefined],
    ['Härter für Epoxidharze', undefined],
    ['Kältemittel', 'refrigerant'],
    ['Profumo', 'perfumery'],
    ['Eau de Parfum', 'perfumery'],
    ['香水', 'perfumery'],
    ['Flavour extract', 'flavour-extract'],
    ['Rum', 'alcoholic-beverage'],
    ['Fertilizer for fields', 'fertiliser'],
    ['Wandfarbe', undefined],
    ['Farbe für Wände', 'paint'],
    ['墙面涂料', 'paint'],
    ['Klebstoff für Holz', 'adhesive'],
    ['Colle à bois', 'adhesive'],
    ['Verdünnung von Reinigern', undefined],
    ['Nettoyage du verre', undefined],
    ['清洗金属', undefined],
  ])('%s: %s', (uses, kind) => {
    expect(productKindOf(uses)).toBe(kind);
  });
});

describe('what a product is by its name, where its uses say nothing', () => {
  it.each([
    ['Laminating', 'Polyester resin', 'resin-solution'],
    ['樹脂の接着促進剤', 'シラン', undefined],
    ['Adhesion promoter for resins', 'Silane', undefined],
    ['Additiv für Harze', 'Silan', undefined],
    ['Bonding of metal', 'Acrylic adhesive', 'adhesive'],
    ['Laminowanie', 'Żywica poliestrowa', 'resin-solution'],
    ['Adhesive for wood', 'Resin W', 'adhesive'],
    ['Cleaning', 'Gin-scented cleaner', undefined],
    ['Cleaning of brushes', 'Paint cleaner', undefined],
  ])('%s, %s: %s', (uses, name, kind) => {
    expect(productKindByName(uses, name)).toBe(kind);
  });
});
