import type { HazardClass } from '@gosds/ghs/hazard';
import type { ClassKey } from './class-keys.ts';
import type { Language } from './language.ts';

type Route = 'oral' | 'dermal' | 'inhalation';

/** Key of a class's name in the tables, and the route or effect that follows the name. */
const keys: Readonly<Record<HazardClass, readonly [key: ClassKey, suffix?: Route | 'irritation' | 'narcosis']>> = {
  Explosives: ['explosive'],
  'Flammable gases': ['flammableGas'],
  Aerosols: ['aerosol'],
  'Chemicals under pressure': ['chemicalUnderPressure'],
  'Oxidising gases': ['oxidisingGas'],
  'Gases under pressure': ['gasUnderPressure'],
  'Flammable liquids': ['flammableLiquid'],
  'Flammable solids': ['flammableSolid'],
  'Self-reactive substances and mixtures': ['selfReactive'],
  'Pyrophoric liquids': ['pyrophoricLiquid'],
  'Pyrophoric solids': ['pyrophoricSolid'],
  'Self-heating substances and mixtures': ['selfHeating'],
  'Substances and mixtures which in contact with water emit flammable gases': ['waterReactive'],
  'Oxidising liquids': ['oxidisingLiquid'],
  'Oxidising solids': ['oxidisingSolid'],
  'Organic peroxides': ['organicPeroxide'],
  'Corrosive to metals': ['metalCorrosive'],
  'Desensitised explosives': ['desensitisedExplosive'],
  'Acute toxicity, oral': ['acuteToxicity', 'oral'],
  'Acute toxicity, dermal': ['acuteToxicity', 'dermal'],
  'Acute toxicity, inhalation': ['acuteToxicity', 'inhalation'],
  'Skin corrosion/irritation': ['skinCorrosion'],
  'Serious eye damage/eye irritation': ['eyeDamage'],
  'Respiratory sensitisation': ['respiratorySensitisation'],
  'Skin sensitisation': ['skinSensitisation'],
  'Germ cell mutagenicity': ['mutagenicity'],
  Carcinogenicity: ['carcinogenicity'],
  'Reproductive toxicity': ['reproductiveToxicity'],
  'Effects on or via lactation': ['lactation'],
  'Specific target organ toxicity, single exposure': ['singleExposure'],
  'Specific target organ toxicity, single exposure: respiratory tract irritation': ['singleExposure', 'irritation'],
  'Specific target organ toxicity, single exposure: narcotic effects': ['singleExposure', 'narcosis'],
  'Specific target organ toxicity, repeated exposure': ['repeatedExposure'],
  'Aspiration hazard': ['aspiration'],
  'Endocrine disruption for human health': ['endocrineHealth'],
  'Hazardous to the aquatic environment, acute': ['aquaticAcute'],
  'Hazardous to the aquatic environment, long-term': ['aquaticChronic'],
  'Endocrine disruption for the environment': ['endocrineEnvironment'],
  'PBT or vPvB properties': ['pbt'],
  'PMT or vPvM properties': ['pmt'],
  'Hazardous to the ozone layer': ['ozone'],
};

/** The name of an engine class in the language. English keeps the engine's name. */
export function hazardClassName(hazardClass: HazardClass, { tag, classNames, categoryWords, sheet }: Language): string {
  if (tag === 'en') return hazardClass;
  const [key, suffix] = keys[hazardClass];
  const name = classNames.european[key];
  switch (suffix) {
    case undefined:
      return name;
    case 'irritation':
      return `${name}: ${sheet.terms.words['respiratory tract irritation']}`;
    case 'narcosis':
      return `${name}: ${sheet.terms.words['narcotic effects']}`;
    default:
      return name + sheet.shared.comma + categoryWords.routes[suffix];
  }
}
