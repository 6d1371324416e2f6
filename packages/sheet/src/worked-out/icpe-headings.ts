import { ownValue } from '@gosds/ghs/own-value';
import { euSevesoNamed } from '../generated/lists/eu-seveso-named.ts';
import { frIcpe4000 } from '../generated/lists/fr-icpe-4000.ts';
import { answersQuestion, openClasses } from '../product/answers-question.ts';
import { onlySubstance } from '../product/is-substance.ts';
import type { Product } from '../product/product.ts';
import type { WorkedOut } from './outcome.ts';

const hazardsOfHeadings = frIcpe4000.flatMap(({ hazards }) => hazards);

/** True if the substance has its own heading, which takes precedence over headings by class. */
const isNamed = (product: Product): boolean => {
  const cas = onlySubstance(product)?.cas;
  return cas !== undefined && ownValue(euSevesoNamed, cas) !== undefined;
};

/** The French ICPE headings (classified installations) by the product's classes. Without one, the user decides. */
export function icpeHeadings(product: Product): WorkedOut {
  const classes = openClasses(product, hazardsOfHeadings);
  if (classes.length > 0) return { lacks: 'classes', classes };
  const met = frIcpe4000.filter((row) => answersQuestion(product, row));
  const isDecided = !isNamed(product) && met.every(({ heading }) => heading !== undefined);
  const codes = met.flatMap(({ heading, hazards, statement }) =>
    heading === undefined ? [] : [{ code: heading, by: statement === undefined ? hazards : undefined }],
  );
  return isDecided && codes.length > 0 ? { codes } : { lacks: 'order' };
}
