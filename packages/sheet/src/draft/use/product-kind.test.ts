import { describe, expect, it } from 'vitest';
import { productKindOf } from './product-kind.ts';

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
