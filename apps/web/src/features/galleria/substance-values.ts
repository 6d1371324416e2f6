import type { Measure } from '@gosds/ghs/mixture';
import type { EcotoxicityValue, SourcedMeasure, SourcedToxicity, SourceId, Substance } from '@gosds/sheet/substance';
import type { Words } from '@gosds/phrases/generated/interface/words';

/** One value of a substance as the page shows it. */
export type ShownValue = { readonly name: string; readonly value: string; readonly source: SourceId };

function rangeText({ min, max }: Measure, { formats }: Words): string {
  if (min === max) return formats.measured(min);
  if (!Number.isFinite(min)) return `< ${formats.measured(max)}`;
  if (!Number.isFinite(max)) return `> ${formats.measured(min)}`;
  return `${formats.measured(min)} – ${formats.measured(max)}`;
}

/** A value with its unit and further remarks. */
const withUnit = (text: string, unit: string, ...beside: readonly string[]): string =>
  [[text, unit].filter((part) => part !== '').join(' '), ...beside.filter((part) => part !== '')].join(', ');

type Row = readonly [name: string, measure: SourcedMeasure | undefined, unit: string];

function measures({ properties: known, koc, bcf }: Substance, words: Words): readonly Row[] {
  const { furtherFields, productTests } = words;
  const names = furtherFields.properties;
  return [
    [names.meltingPoint, known.meltingPoint, '°C'],
    [names.boilingPoint, known.boilingPoint, '°C'],
    [names.flashPoint, known.flashPoint, '°C'],
    [names.autoignitionTemperature, known.autoignition, '°C'],
    [names.decompositionTemperature, known.decomposition, '°C'],
    [names.lowerExplosiveLimit, known.lowerExplosiveLimit, '%'],
    [names.upperExplosiveLimit, known.upperExplosiveLimit, '%'],
    [names.vapourPressure, known.vapourPressure, 'kPa'],
    [names.density, known.density, 'g/cm³'],
    [names.viscosity, known.kinematicViscosity, 'mm²/s'],
    [names.ph, known.ph, ''],
    [names.waterSolubility, known.waterSolubility, 'mg/l'],
    [productTests.name['log-kow'], known.logKow, ''],
    [productTests.name.koc, koc, 'l/kg'],
    [productTests.name.bcf, bcf, 'l/kg'],
  ];
}

function measured([name, measure, unit]: Row, words: Words): readonly ShownValue[] {
  if (measure === undefined) return [];
  const { source, temperatureC, method = '' } = measure;
  const at = temperatureC === undefined ? '' : `${words.formats.measured(temperatureC)} °C`;
  const value =
    measure.min === Infinity
      ? words.properties.solubility.miscible
      : withUnit(rangeText(measure, words), unit, at, method);
  return [{ name, value, source }];
}

const unitOfRoute = { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppm', vapour: 'mg/l', 'dust-mist': 'mg/l' } as const;
const testOfRoute = {
  oral: 'acute-oral',
  dermal: 'acute-dermal',
  gas: 'acute-inhalation',
  vapour: 'acute-inhalation',
  'dust-mist': 'acute-inhalation',
} as const;

function toxicity({ route, kind, value, species = '', source }: SourcedToxicity, words: Words): ShownValue {
  const { substance } = words.galleria;
  const kindName = kind === 'limit-dose' ? substance.limitDose : kind;
  return {
    name: words.productTests.name[testOfRoute[route]],
    value: withUnit(rangeText(value, words), unitOfRoute[route], kindName, species),
    source,
  };
}

const testsOfGroup = {
  fish: ['fish-acute', 'fish-chronic'],
  crustacea: ['daphnia-acute', 'daphnia-chronic'],
  algae: ['algae-acute', 'algae-chronic'],
  other: ['aquatic-acute', 'aquatic-chronic'],
} as const;
const longTerm: ReadonlySet<string> = new Set(['NOEC', 'EC10', 'LOEC']);

function ecotoxicity({ group, endpoint, hours, species, value, source }: EcotoxicityValue, words: Words): ShownValue {
  const [acute, chronic] = testsOfGroup[group];
  return {
    name: words.productTests.name[longTerm.has(endpoint) ? chronic : acute],
    value: withUnit(rangeText(value, words), 'mg/l', `${endpoint} ${words.formats.measured(hours)} h`, species),
    source,
  };
}

/** Measured properties, toxicity and environmental fate of a substance, each with its source. */
export function shownValues(substance: Substance, words: Words): readonly ShownValue[] {
  const { readilyBiodegradable: readily } = substance;
  const degrades = words.galleria.substance;
  return [
    ...measures(substance, words).flatMap((row) => measured(row, words)),
    ...substance.toxicity.map((value) => toxicity(value, words)),
    ...substance.ecotoxicity.map((value) => ecotoxicity(value, words)),
    ...(readily === undefined
      ? []
      : [
          {
            name: words.productTests.name.biodegradation,
            value: readily.value ? degrades.readily : degrades.notReadily,
            source: readily.source,
          },
        ]),
  ];
}
