/** Uses of a product that have entries in the dangerous goods list. */
export type ProductKind =
  | 'paint'
  | 'paint-related'
  | 'adhesive'
  | 'coating'
  | 'printing-ink'
  | 'printing-ink-related'
  | 'perfumery'
  | 'resin-solution'
  | 'disinfectant'
  | 'pesticide'
  | 'wood-preservative'
  | 'petroleum-distillate'
  | 'aviation-fuel'
  | 'refrigerant'
  | 'alcoholic-beverage'
  | 'flavour-extract'
  | 'fertiliser';
