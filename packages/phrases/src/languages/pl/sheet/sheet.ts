import type { SheetPhrases } from '../../../language.ts';
import { composition } from './composition.ts';
import { disposal } from './disposal.ts';
import { ecology } from './ecology.ts';
import { exposure } from './exposure.ts';
import { fire } from './fire.ts';
import { firstAid } from './first-aid.ts';
import { hazards } from './hazards.ts';
import { headings } from './headings.ts';
import { identification } from './identification.ts';
import { law } from './law.ts';
import { other } from './other.ts';
import { page } from './page.ts';
import { productLaws } from './product-laws.ts';
import { properties } from './properties.ts';
import { regulation } from './regulation.ts';
import { release } from './release.ts';
import { shared } from './shared.ts';
import { stability } from './stability.ts';
import { storage } from './storage.ts';
import { terms } from './terms.ts';
import { toxicology } from './toxicology.ts';
import { transport } from './transport.ts';

/** The sheet's own phrases, one group a section; the statutory statements stand apart. */
export const sheet: SheetPhrases = {
  headings,
  shared,
  identification,
  hazards,
  composition,
  firstAid,
  fire,
  release,
  storage,
  exposure,
  productLaws,
  properties,
  stability,
  toxicology,
  ecology,
  disposal,
  transport,
  regulation,
  other,
  law,
  page,
  terms,
};
