import { percent } from '../concentration.ts';
import { chemicalFamilies, productPurposes } from '../label-facts.ts';
import { type PhysicalState, physicalStates } from '../mixture.ts';
import { hazardClasses } from '../registry.ts';
import type { StatementRow } from './jurisdiction-rows.ts';
import type { LawOnDay } from './law-on-day.ts';
import { limitOf, statementRows } from './limit-tables.ts';
import { type FamilyStatement, type SupplementalRules, withdrawals } from './market.ts';

/** The word of a cell. Throws if it is unknown: without its condition a statement would apply to more products. */
function wordIn<Word extends string>(words: readonly Word[], text: string, { row }: StatementRow): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new RangeError(`${row}: unknown word “${text}”`);
  return word;
}

const optionalWord = <Word extends string>(words: readonly Word[], text: string, row: StatementRow) =>
  text === '' ? undefined : wordIn(words, text, row);

const statesIn = (row: StatementRow): readonly PhysicalState[] =>
  row.states === '' ? [] : row.states.split(' ').map((state) => wordIn(physicalStates, state, row));

function familyStatement(row: StatementRow): FamilyStatement {
  const family = wordIn(chemicalFamilies, row.family, row);
  const purpose = optionalWord(productPurposes, row.purpose, row);
  const unlessClassified = optionalWord(hazardClasses, row.unlessClassified, row);
  const states = statesIn(row);
  const withdrawn = withdrawals.find((one) => one === row.withdrawn);
  const share = percent(row.limit ?? 0);
  return {
    id: row.row,
    code: row.code,
    family,
    ...(purpose ? { purpose } : {}),
    ...(row.measure === 'above' ? { above: share } : {}),
    ...(row.measure === 'from' ? { atLeast: share } : {}),
    ...(row.isForPublic ? { isForPublic: true } : {}),
    ...(states.length > 0 ? { states } : {}),
    ...(unlessClassified ? { unlessClassified } : {}),
    paragraph: row.paragraph,
    ...(withdrawn ? { withdrawn } : {}),
  };
}

function ofSubstance(law: LawOnDay): Pick<SupplementalRules, 'ofSubstance'> {
  const { statementPrefix: prefix } = law.facts;
  if (prefix === undefined) return {};
  const onlyClassifiedParagraph = law.place('statement.only-classified');
  const paragraphs = Object.fromEntries(
    Object.entries(law.placesUnder('statement.')).filter(([code]) => code !== 'only-classified'),
  );
  return {
    ofSubstance: {
      prefix,
      paragraph: law.place('statement') ?? '',
      ...(Object.keys(paragraphs).length > 0 ? { paragraphs } : {}),
      ...(onlyClassifiedParagraph === undefined ? {} : { onlyClassifiedParagraph }),
    },
  };
}

/** EUH209 and EUH209A. */
function flammableInUse(law: LawOnDay): Pick<SupplementalRules, 'flammableInUse'> {
  const above = limitOf(law, 'flammable-in-use', ['share', 'above']);
  const flashAbove = limitOf(law, 'flammable-in-use', ['flash-point', 'flash point above']);
  const flashAtMost = limitOf(law, 'flammable-in-use', ['flash-point', 'flash point up to']);
  if (!above || !flashAbove || !flashAtMost) return {};
  return {
    flammableInUse: {
      flashAboveC: flashAbove.value,
      flashAtMostC: flashAtMost.value,
      above: percent(above.value),
      highlyFlammable: ['Flam. Liq. 1', 'Flam. Liq. 2'],
      flammable: ['Flam. Liq. 3'],
      paragraph: above.paragraph,
    },
  };
}

/** EUH208 and EUH210. */
function lowShares(law: LawOnDay): SupplementalRules {
  const elicitation = statementRows(law, 'elicitation');
  const divisor = limitOf(law, 'elicitation', ['specific-limit-divisor']);
  const onRequest = statementRows(law, 'on-request');
  const any = limitOf(law, 'on-request', ['any']);
  const anyInGas = limitOf(law, 'on-request', ['any', 'in gases']);
  return {
    ...(elicitation[0] ? { elicitation, elicitationParagraph: elicitation[0].paragraph } : {}),
    ...(divisor ? { specificLimitDividedBy: divisor.value } : {}),
    ...(onRequest.length > 0 ? { onRequest } : {}),
    ...(any && anyInGas
      ? {
          onRequestAny: {
            atLeast: percent(any.value),
            atLeastInGas: percent(anyInGas.value),
            paragraph: any.paragraph,
          },
        }
      : {}),
  };
}

/** The rules for supplemental statements of a law on a day. */
export function supplementalRules(law: LawOnDay): SupplementalRules {
  const families = law.statements.map(familyStatement);
  const unknown = limitOf(law, 'aquatic-unknown', ['counted']);
  const plantProtectionParagraph = law.place('plant-protection');
  const { otherHazards } = law.facts;
  return {
    ...ofSubstance(law),
    ...(families.length > 0 ? { families } : {}),
    ...flammableInUse(law),
    ...(plantProtectionParagraph === undefined ? {} : { plantProtectionParagraph }),
    ...(otherHazards.length > 0
      ? {
          otherHazards: otherHazards.map(({ signalWord, ...hazard }) => ({
            ...hazard,
            ...(signalWord ? { signalWord } : {}),
          })),
        }
      : {}),
    ...lowShares(law),
    ...(unknown ? { unknownAquatic: { relevantFrom: percent(unknown.value), paragraph: unknown.paragraph } } : {}),
  };
}
