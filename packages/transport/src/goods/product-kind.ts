/** What a product is used as, where the list of dangerous goods has entries for it. */
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
