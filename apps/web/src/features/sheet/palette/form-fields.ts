import { followsClp } from '@gosds/ghs/label/follows-clp';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import type { Draft } from '@gosds/sheet/draft/draft';
import { isTwoLanguages } from '@gosds/sheet/draft/is-two-languages';
import { isNosName } from '@gosds/sheet/product/goods-suggestions';
import { countryForm, documentTypeOf, marketOf } from '@gosds/sheet/profiles/countries';
import { searchedRowName } from '../../../words/use-substance-name.ts';
import { spoken } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import { inputPaths } from '../state/input-paths.ts';
import { type StepId, stepOfPath } from '../state/journey.ts';
import { advancedPropertyOf, isPropertyShown } from '../state/shown-properties.ts';
import { arePurposesShown } from '../state/shown-purposes.ts';
import { quantityDimensions } from '@gosds/sheet/draft/quantity-fields';

/** An input of the form, for the palette. */
export type FormField = {
  readonly path: string;
  readonly step: StepId;
  readonly label: string;
  /** Content of a table row. */
  readonly content?: string;
};

type Condition = (draft: Draft) => boolean;

const isBilingual: Condition = ({ description }) => isTwoLanguages(description.language);
const isAdvanced: Condition = ({ mode }) => mode === 'advanced';
const isReach: Condition = ({ description }) => documentTypeOf(description.country) === 'Reach';
const formOf = ({ description }: Draft) => countryForm(description.country);
const claims: Condition = (draft) => formOf(draft).withholdsByClaim === true;
const statesHazards: Condition = (draft) => formOf(draft).statesOtherHazards === true;
const hasFreeAppearance: Condition = ({ properties }) => properties.appearance === 'User Input';

/** Words of the country's own form; empty if the country has a claim for exemption instead. */
function nationalWords(draft: Draft): Partial<ReturnType<typeof nationalWordsOf>> {
  const { form } = formOf(draft);
  return form === undefined || claims(draft) ? {} : nationalWordsOf(form, spoken().language.tag);
}

const hasApproval: Condition = (draft) => nationalWords(draft).approval !== undefined;

/**
 * Inputs that only some sheets have. A component test checks that an input is offered exactly when its step shows it.
 */
const conditions: Readonly<Record<string, Condition>> = {
  'description.secondLanguage.uses': isBilingual,
  'description.secondLanguage.usesAdvisedAgainst': isBilingual,
  'description.ufiNumbers': ({ description: { country, ufiNumbers } }) =>
    country === '' || ufiNumbers !== '' || followsClp(marketOf(country)),
  'description.purposes': arePurposesShown,
  'description.reachUses': (draft) => isReach(draft) || draft.description.reachUses.length > 0,
  'description.documentNumber': (draft) => nationalWords(draft).documentNumber !== undefined,
  'description.groupStandards': hasApproval,
  'description.hsnoApproval': (draft) => hasApproval(draft) && draft.description.hsnoApproval !== '',
  'description.hmiraRegistryNumber': claims,
  'description.hmiraDateFiled': claims,
  'description.hmiraDateGranted': claims,
  'description.inventoryStatus': ({ description }) => countryForm(description.country).inventory !== undefined,
  'properties.appearanceText': hasFreeAppearance,
  'properties.secondLanguage.appearanceText': (draft) => hasFreeAppearance(draft) && isBilingual(draft),
  'properties.secondLanguage.odour': isBilingual,
  'properties.secondLanguage.gloves': isBilingual,
  'properties.packedGas': ({ properties }) => properties.state === 'Gas',
  'properties.particles': ({ properties }) => properties.state === 'Solid',
  'properties.isCombustibleDust': (draft) => statesHazards(draft) && draft.properties.state === 'Solid',
  'properties.physicalHazardUnclassified': statesHazards,
  'properties.healthHazardUnclassified': statesHazards,
  'properties.secondLanguage.physicalHazardUnclassified': (draft) => statesHazards(draft) && isBilingual(draft),
  'properties.secondLanguage.healthHazardUnclassified': (draft) => statesHazards(draft) && isBilingual(draft),
  'properties.dnel': isReach,
  'properties.pnec': isReach,
  'dangerousGoods.hazChem': (draft) =>
    draft.description.country === '' || draft.dangerousGoods.hazChem !== '' || formOf(draft).usesHazchem === true,
  'dangerousGoods.poisonSchedule': (draft) =>
    draft.description.country === '' ||
    draft.dangerousGoods.poisonSchedule !== '' ||
    formOf(draft).asksPoisonSchedule === true,
  'dangerousGoods.nosIngredients': ({ dangerousGoods }) => isNosName(dangerousGoods.shippingName),
  'review.candLActive': isAdvanced,
};

/** Steps and panel parts, which the palette lists separately, and inputs that not every service offers. */
const noInputs = new Set([
  ...['ingredients', 'mode', 'properties', 'dangerousGoods', 'review', 'review.items'],
  ...['precautionChoices', 'acceptedFindings', 'addOns.goEr', 'template'],
]);

const withValue = new Set([
  'properties.phSolution',
  ...Object.keys(quantityDimensions).map((field) => `properties.${field}`),
]);

/** Path of the input itself, if the label belongs to a group. */
const inputOf = (path: string): string => (withValue.has(path) ? `${path}.value` : path);

const rowCells = ['name', 'proportion'] as const;
const advancedCells = [...rowCells, 'sanitisedName', 'sanitisedProportion'] as const;

const rowFields = ({ ingredients, mode }: Draft): readonly FormField[] =>
  ingredients.flatMap((row, index) =>
    (mode === 'advanced' ? advancedCells : rowCells).map((cell) => {
      const path = `ingredients.${index}.${cell}`;
      return {
        path,
        step: 'ingredients' as const,
        label: labelOf(path),
        content: `${searchedRowName(row)} ${row.casNumber}`.trim(),
      };
    }),
  );

const singleFields = inputPaths.filter((path) => !noInputs.has(path));

/** Every input that the form shows for this draft, in the order of the screens. */
export function formFields(draft: Draft): readonly FormField[] {
  const fields = singleFields.flatMap((path): readonly FormField[] => {
    const step = stepOfPath(path);
    const advanced = advancedPropertyOf(path);
    const isLeftOut = advanced !== undefined && !isPropertyShown(draft, advanced);
    if (step === undefined || isLeftOut || conditions[path]?.(draft) === false) return [];
    return [{ path: inputOf(path), step, label: labelOf(path) }];
  });
  return [...fields, ...rowFields(draft)];
}
