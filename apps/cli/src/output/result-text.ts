import { inEnglish } from '@gosds/phrases/say-message';
import type { Classification, ClassOutcome } from '@gosds/ghs/classification';
import type { Market } from '@gosds/ghs/markets/market';
import { storageTemperature } from '@gosds/sheet/product/storage-temperature';
import type { MarketResult } from '../market-result.ts';
import type { Request } from '../request.ts';
import { hazardText, hazardWords, precautionWords, wordsOf } from './hazard-text.ts';
import { inColumns, section } from './lines.ts';
import { explanation } from './reason-text.ts';
import { transportText } from './transport-text.ts';

type Explaining = Pick<Request, 'explains' | 'classText'>;

const outcomesNamed = ({ outcomes }: Classification, text: string) =>
  outcomes.filter(({ hazardClass }) => hazardClass.toLowerCase().includes(text.toLowerCase()));

/** The result for one market, for people to read. */
export function resultText(result: MarketResult, { explains, classText }: Explaining): readonly string[] {
  const { market, classification, transport } = result;
  const head = [
    `${market.id.toUpperCase()} (${market.law}, rule set ${classification.ruleSet})`,
    ...section('  Classification', hazardLines(classification, market)),
  ];
  if (classText !== '')
    return [...head, ...section('  Reasons', explanation(outcomesNamed(classification, classText)))];
  return [
    ...head,
    ...section('  Not decided, for lack of data', missingLines(classification.outcomes)),
    ...section('  Acute toxicity estimate of the mixture', estimateLines(classification)),
    ...factorLines(result),
    ...labelLines(result),
    ...(transport ? transportText(transport, { explains }) : []),
    ...(explains ? section('  Reasons', explanation(classification.outcomes)) : []),
  ];
}

function hazardLines({ outcomes }: Classification, market: Market): readonly string[] {
  const rows = outcomes.flatMap((outcome) =>
    outcome.hazards.map((hazard) => [hazardText(hazard), `${hazardWords(hazard, market)}${endText(outcome)}`]),
  );
  return rows.length > 0 ? inColumns(rows, '    ') : ['    not classified'];
}

/** The category with every range at its lower end, if it differs. */
function endText({ hazards, atLowerEnds }: ClassOutcome): string {
  if (atLowerEnds === undefined) return '';
  const lower = atLowerEnds.map(hazardText).join(', ');
  return lower === hazards.map(hazardText).join(', ') ? '' : ` (at the lower ends: ${lower || 'not classified'})`;
}

const missingLines = (outcomes: readonly ClassOutcome[]): readonly string[] =>
  inColumns(
    outcomes
      .filter(({ status }) => status === 'incomplete')
      .map(({ hazardClass, missing }) => [hazardClass, missing.map(inEnglish).join(', ')]),
    '    ',
  );

const estimateLines = ({ ate }: Classification): readonly string[] =>
  ate.map(({ route, value, unknownPercent }) => {
    const unknown = unknownPercent > 0 ? `, ${unknownPercent} % of unknown toxicity` : '';
    return `    ${route} ${Number(value.toPrecision(4))} ${route === 'oral' || route === 'dermal' ? 'mg/kg' : unitOfAir(route)}${unknown}`;
  });

const unitOfAir = (route: string) => (route === 'gas' ? 'ppmV' : 'mg/l');

const factorLines = ({ factors = {} }: MarketResult): readonly string[] =>
  section('  M-factors in mixtures', [
    ...(factors.mAcute === undefined ? [] : [`    acute ${factors.mAcute}`]),
    ...(factors.mChronic === undefined ? [] : [`    long-term ${factors.mChronic}`]),
  ]);

function labelLines({ market, label, mixture, classification }: MarketResult): readonly string[] {
  const { hazards } = classification;
  const temperature = storageTemperature({ classification, mixture });
  const slots = temperature === undefined ? {} : { storageTemperature: temperature };
  const facts = { hazards, physicalState: mixture.physicalState, slots };
  const rows = [
    ...label.hazardStatements.map(({ value }) => [value, wordsOf(value, market)]),
    ...label.supplemental.map(({ code, parameters }) => [code, wordsOf(code, market, parameters)]),
    ...label.precautionaryStatements.map(({ value }) => [value, precautionWords(value, market, facts)]),
  ];
  const named = mixture.ingredients
    .filter(({ id }) => label.namedIngredients.includes(id))
    .map(({ name, printedName }) => printedName ?? name);
  const pictograms = label.pictograms.map(({ value }) => value).join(', ');
  return [
    '  Label',
    `    ${label.signalWord ?? 'no signal word'}; ${pictograms || 'no pictogram'}`,
    ...(named.length > 0 ? [`    contains ${named.join(', ')}`] : []),
    ...inColumns(rows, '    '),
  ];
}
