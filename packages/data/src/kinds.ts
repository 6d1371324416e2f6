import type { DataKind } from './data-kind.ts';
import { fieldHelpKind } from './field-help/field-help-kind.ts';
import { galleriaKind } from './galleria/galleria-kind.ts';
import { gasKind } from './gases/gas-kind.ts';
import { groupStandardKind } from './group-standards/group-standard-kind.ts';
import { goodsKind } from './goods/goods-kind.ts';
import { hazardCategoryKind } from './hazard-categories/hazard-category-kind.ts';
import { importKind } from './imports/import-kind.ts';
import { interfaceKind } from './interface/interface-kind.ts';
import { jurisdictionKind } from './jurisdictions/jurisdiction-kind.ts';
import { lawCalendarKind } from './law-calendar/law-calendar-kind.ts';
import { listKind } from './lists/list-kind.ts';
import { nameWordKind } from './name-words/name-word-kind.ts';
import { phrasesKind } from './phrases/phrases-kind.ts';
import { poisonCentreKind } from './poison-centres/poison-centre-kind.ts';
import { precautionKind } from './precautions/precaution-kind.ts';
import { substanceKind } from './substances/substance-kind.ts';
import { templateKind } from './templates/template-kind.ts';
import { ufiKind } from './ufi/ufi-kind.ts';
import { useDescriptorKind } from './use-descriptors/use-descriptor-kind.ts';

/** Every kind of data. */
export const kinds: readonly DataKind[] = [
  substanceKind,
  listKind,
  phrasesKind,
  goodsKind,
  gasKind,
  hazardCategoryKind,
  precautionKind,
  jurisdictionKind,
  useDescriptorKind,
  ufiKind,
  groupStandardKind,
  importKind,
  fieldHelpKind,
  poisonCentreKind,
  interfaceKind,
  templateKind,
  galleriaKind,
  lawCalendarKind,
  nameWordKind,
];
