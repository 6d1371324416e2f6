import type { Hazard } from '@gosds/ghs/hazard';
import { isEuropeanStatement } from '@gosds/ghs/supplemental-code';
import { categoryName } from '@gosds/phrases/market-terms';
import type { SdscomContext } from './sdscom-context.ts';
import { className } from './class-names.ts';
import { group, phrase, phrases, required, value, type XmlElement } from './xml-element.ts';

/** Codes of a statement in the format's notation: digits, and the letters it knows. */
const codesOf = (statement: string, letters: RegExp): readonly string[] =>
  statement
    .replaceAll(/[[\]]/g, '')
    .split('+')
    .map((code) =>
      code
        .trim()
        .replace(/^(?:EUH|H|P)/, '')
        .replace(letters, ''),
    );

function classElement(hazard: Hazard, { region, wording }: SdscomContext): XmlElement | undefined {
  const name = className(hazard, region);
  if (name === undefined) return undefined;
  return required(
    'Classification',
    value('HazardClassCategory', name),
    phrase('HazardClassCategoryPrintable', categoryName(hazard, wording)),
  );
}

const asText = ({ code, hCode, detail }: Hazard) => [code, hCode, ...(detail ? [`(${detail})`] : [])].join(' ');

/** The format accepts only powers of ten as M-factors. */
const mFactor = (name: string, factor: number | undefined): XmlElement | undefined =>
  factor !== undefined && /^10{0,8}$/.test(String(factor)) ? value(name, String(factor)) : undefined;

export type Classified = {
  readonly hazards: readonly Hazard[];
  readonly mAcute?: number | undefined;
  readonly mChronic?: number | undefined;
};

/** The classes of the product or of an ingredient. Classes without a name in the format are written as free text. */
export function classification(of: Classified, context: SdscomContext): XmlElement | undefined {
  const unnamed = of.hazards.filter((hazard) => className(hazard, context.region) === undefined).map(asText);
  return group(
    'Classification',
    group(
      context.region.classes,
      of.hazards.map((hazard) => classElement(hazard, context)),
      group('MultiplyingFactor', mFactor('Acute', of.mAcute), mFactor('Chronic', of.mChronic)),
      phrases('AdditionalInformation', unnamed),
    ),
  );
}

const withoutHead = (text: string | undefined, code: string): string | undefined =>
  text?.startsWith(`${code} `) ? text.slice(code.length + 1) : text;

/** The statement as the sheet prints it, without the code before it. */
const printed = (context: SdscomContext, code: string): string | undefined =>
  withoutHead(context.texts.find(`label.${code}`)?.text, code);

/** The same of a supplemental statement, whose id has its place in the list. */
const printedSupplement = (context: SdscomContext, code: string): string | undefined =>
  withoutHead(context.texts.under([`label.supplemental.${code}`])[0], code);

/** Statements without a code in the format: those of building blocks outside CLP, and of its newest classes. */
const withoutCode = ['209', '282', '283', '284', '227', '303', '313', '316', '320', '333'];

const hasCode = (statement: string, { region }: SdscomContext): boolean =>
  !codesOf(statement, /[A-Za-z]+$/).some((code) => withoutCode.includes(code)) &&
  (region.hasUnionStatements || !isEuropeanStatement(statement));

const statementsWithoutCode = (context: SdscomContext): readonly string[] =>
  context.product.label.hazardStatements
    .filter(({ value: statement }) => !hasCode(statement, context))
    .flatMap(({ value: statement }) => context.texts.find(`label.${statement}`)?.text ?? []);

/** A combined hazard statement is written as its codes; the format has no text for the combination. */
function hazardStatements(context: SdscomContext): readonly XmlElement[] {
  const coded = context.product.label.hazardStatements.filter(({ value: statement }) => hasCode(statement, context));
  return coded.flatMap(({ value: statement }) => {
    const codes = codesOf(statement, context.region.unknownLetters);
    const text = codes.length === 1 ? printed(context, statement) : undefined;
    return codes.map((code) => required('HazardStatement', value('PhraseCode', code), value('FullText', text)));
  });
}

/** The general statements, which the format's list of codes does not include. */
const generalCodes = ['101', '102', '103'];

const isCodedPrecaution = (statement: string): boolean => {
  const codes = codesOf(statement, /[A-Za-z]+$/);
  return codes.length <= 5 && !codes.some((code) => generalCodes.includes(code));
};

const precautionsWithoutCode = (context: SdscomContext): readonly string[] =>
  context.product.label.precautionaryStatements
    .filter(({ value: statement }) => !isCodedPrecaution(statement))
    .flatMap(({ value: statement }) => context.texts.find(`label.${statement}`)?.text ?? []);

const precautionaryStatements = (context: SdscomContext): readonly XmlElement[] =>
  context.product.label.precautionaryStatements.flatMap(({ value: statement }) => {
    const text = value('FullText', printed(context, statement));
    const codes = codesOf(statement, /[A-Za-z]+$/);
    if (!text || !isCodedPrecaution(statement)) return [];
    return [
      required(
        'PrecautionaryStatement',
        codes.map((code) => value('PhraseCode', code)),
        text,
      ),
    ];
  });

const supplementalCodes = ['006', '014', '018', '019', '044', '029', '031', '032', '066', '070', '071', '059'];

function supplemental(context: SdscomContext): readonly (XmlElement | undefined)[] {
  const given = context.product.label.supplemental.map(({ code }) => ({
    code: code.replace(/^EUH/, ''),
    text: value('FullText', printedSupplement(context, code)),
  }));
  const element = (name: string, { code, text }: (typeof given)[number]) =>
    required(name, value('PhraseCode', code), text);
  return [
    ...given
      .filter(({ code }) => supplementalCodes.includes(code))
      .map((each) => element('SupplementalHazardInformation', each)),
    ...given
      .filter(({ code }) => /^(?:20\d|21[0-2]|401)A?$/.test(code))
      .map((each) => element('SpecialSupplementalLabelInfoMixtures', each)),
  ];
}

const signalCodes = { Danger: 'DGR', Warning: 'WNG' } as const;

function signalWord({ product: { label }, texts }: SdscomContext): XmlElement | undefined {
  if (label.signalWord === null) return undefined;
  const text = value('FullText', texts.find('label.signalWord')?.text);
  return required('SignalWord', value('PhraseCode', signalCodes[label.signalWord]), text);
}

/** Section 2. */
export function hazardIdentification(context: SdscomContext): XmlElement {
  const {
    product: { label },
    region,
    texts,
  } = context;
  const named = texts.under(['label.named']);
  const content = group(
    region.element,
    classification({ hazards: context.product.classification.hazards }, context),
    region.hasFurtherElements
      ? phrases('ClassificationAdditionalInformation', texts.under(['classification.none', 'classification.notJudged']))
      : undefined,
    group(
      'HazardLabelling',
      group(
        region.label,
        label.pictograms.map(({ value: code }) => value('HazardPictogram', code)),
        signalWord(context),
        hazardStatements(context),
        precautionaryStatements(context),
        supplemental(context),
        phrases('AdditionalLabellingInfo', [
          ...named,
          ...statementsWithoutCode(context),
          ...precautionsWithoutCode(context),
        ]),
      ),
    ),
    region.hasFurtherElements
      ? group('OtherHazardsInfo', phrases('OtherHazards', texts.under(['other-hazards'])))
      : undefined,
  );
  return required('HazardIdentification', content);
}
