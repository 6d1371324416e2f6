import type { ProductIngredient } from '@gosds/sheet/product/product';
import type { NamedIngredient } from '@gosds/sheet/sections/writing';
import { isSubstance } from '@gosds/sheet/product/is-substance';
import { registrationNumbers } from '@gosds/sheet/draft/registration-number';
import { isOpen } from '@gosds/sheet/draft/proportion';
import { shownShare } from '@gosds/sheet/draft/recipe-rows';
import { toPercent } from '@gosds/ghs/concentration';
import { classification } from './hazard-elements.ts';
import { identifiers } from './identification-elements.ts';
import type { SdscomContext } from './sdscom-context.ts';
import { phrases, required, value, type XmlElement } from './xml-element.ts';

const number = (name: string, ppb: number) => value(name, String(toPercent(ppb)));

/** The concentration as section 3 prints it. */
function concentration(each: ProductIngredient, unit: string): XmlElement | undefined {
  const shown = shownShare(each);
  if (!shown) return undefined;
  const { sign, concentration: share } = shown;
  const isBelow = sign === '<' || sign === '<=';
  const range =
    share.lower === share.upper
      ? [number('ExactValue', share.lower)]
      : [
          isOpen(shown) ? undefined : value('UpperValueSymbol', sign === '<' ? 'lt' : 'le'),
          isOpen(shown) ? undefined : number('UpperValue', share.upper),
          isBelow ? undefined : value('LowerValueSymbol', sign === '>' ? 'gt' : 'ge'),
          isBelow ? undefined : number('LowerValue', share.lower),
        ];
  return required('Concentration', range, value('Unit', unit));
}

/**
 * For Great Britain the format has no element for the class of an ingredient: the class and its limits stand in the
 * remarks.
 */
function component(each: NamedIngredient, context: SdscomContext): XmlElement | undefined {
  const share = concentration(each, context.product.state === 'gas' ? 'Vol-%' : 'Weight-%');
  if (!share) return undefined;
  const { mAcute, mChronic } = each.ingredient;
  return required(
    'Component',
    required('Substance', identifiers(each, context)),
    share,
    phrases('AdditionalInfo', remarks(each, context)),
    context.region.hasFurtherElements
      ? classification({ hazards: each.hazards, mAcute, mChronic }, context)
      : undefined,
  );
}

/**
 * The format has no element for numbers of the British register: they stand in the remarks, with the other numbers of
 * section 3.
 */
const columns = ({ row }: ProductIngredient, { product: { profile } }: SdscomContext): readonly string[] =>
  profile.registrationNumbers === 'uk-reach' && registrationNumbers(row.registrationNumber, 'uk-reach').length > 0
    ? ['identifiers', 'classes', 'limits']
    : ['classes', 'limits'];

const remarks = (each: ProductIngredient, context: SdscomContext): readonly string[] =>
  columns(each, context).flatMap((column) => context.texts.find(`composition.${each.row.id}.${column}`)?.text ?? []);

/** Section 3: the ingredients that the sheet lists. */
export function composition(context: SdscomContext): XmlElement {
  const { texts, region } = context;
  const listed = context.ingredients.filter(({ row }) => texts.find(`composition.${row.id}.name`));
  const [only] = listed;
  const content =
    isSubstance(context.product) && only
      ? [required('Substance', identifiers(only, context))]
      : listed.flatMap((each) => component(each, context) ?? []);
  const type = isSubstance(context.product) ? 'SingleConstituent' : 'Mixture';
  return required(
    'Composition',
    phrases('ChemicalCharacterization', texts.under(['composition.none'])),
    content.length > 0 ? required(region.element, value('CompositionType', type), content) : undefined,
    phrases('AdditionalInfo', texts.under(['composition.remainder', 'composition.tradeSecret'])),
  );
}
