import type { HazardClass } from '@gosds/ghs/hazard';
import type { PackingGroup } from '../transport.ts';
import type { ToxicRoute } from './precedence.ts';

export type Criterion = {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
  /** Packing group by category code. Other categories do not make the class apply. */
  readonly packingGroups: Readonly<Record<string, PackingGroup>>;
  readonly route?: ToxicRoute;
  /** True if missing data here leave the whole outcome open, even if another class applies. */
  readonly isDecisive: boolean;
  /** The class precedes every other class (ADR 2.1.3.5.3), so an ingredient of it leaves the outcome open. */
  readonly takesPrecedence?: true;
};

const toxic: Readonly<Record<string, PackingGroup>> = {
  'Acute Tox. 1': 'I',
  'Acute Tox. 2': 'II',
  'Acute Tox. 3': 'III',
};

/** Classes whose GHS category limits are those of the packing groups. */
export const classCriteria: readonly Criterion[] = [
  {
    class: '3',
    hazardClass: 'Flammable liquids',
    paragraph: 'ADR 2.2.3.1.3',
    packingGroups: { 'Flam. Liq. 1': 'I', 'Flam. Liq. 2': 'II', 'Flam. Liq. 3': 'III' },
    isDecisive: true,
  },
  {
    class: '4.1',
    hazardClass: 'Flammable solids',
    paragraph: 'ADR 2.2.41.1.8',
    packingGroups: { 'Flam. Sol. 1': 'II', 'Flam. Sol. 2': 'III' },
    isDecisive: false,
  },
  {
    class: '4.2',
    hazardClass: 'Pyrophoric liquids',
    paragraph: 'ADR 2.2.42.1.5',
    packingGroups: { 'Pyr. Liq. 1': 'I' },
    isDecisive: false,
    takesPrecedence: true,
  },
  {
    class: '4.2',
    hazardClass: 'Pyrophoric solids',
    paragraph: 'ADR 2.2.42.1.5',
    packingGroups: { 'Pyr. Sol. 1': 'I' },
    isDecisive: false,
    takesPrecedence: true,
  },
  {
    class: '4.2',
    hazardClass: 'Self-heating substances and mixtures',
    paragraph: 'ADR 2.2.42.1.8',
    packingGroups: { 'Self-heat. 1': 'II', 'Self-heat. 2': 'III' },
    isDecisive: false,
  },
  {
    class: '4.3',
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    paragraph: 'ADR 2.2.43.1.8',
    packingGroups: { 'Water-react. 1': 'I', 'Water-react. 2': 'II', 'Water-react. 3': 'III' },
    isDecisive: false,
  },
  ...(['Oxidising liquids', 'Oxidising solids'] as const).map((hazardClass) => ({
    class: '5.1',
    hazardClass,
    paragraph: 'ADR 2.2.51.1.8',
    packingGroups: {
      'Ox. Liq. 1': 'I',
      'Ox. Liq. 2': 'II',
      'Ox. Liq. 3': 'III',
      'Ox. Sol. 1': 'I',
      'Ox. Sol. 2': 'II',
      'Ox. Sol. 3': 'III',
    } as const,
    isDecisive: false,
  })),
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, oral',
    paragraph: 'ADR 2.2.61.1.7.1',
    packingGroups: toxic,
    route: 'oral',
    isDecisive: true,
  },
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, dermal',
    paragraph: 'ADR 2.2.61.1.7.1',
    packingGroups: toxic,
    route: 'dermal',
    isDecisive: true,
  },
  {
    class: '6.1',
    hazardClass: 'Acute toxicity, inhalation',
    paragraph: 'ADR 2.2.61.1.7.1 and 2.2.61.1.8',
    packingGroups: toxic,
    route: 'inhalation',
    isDecisive: true,
  },
];

/** Self-reactives and peroxides have UN numbers by type. Explosives are not assigned here. */
export const notAssigned: readonly {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
}[] = [
  { class: '1', hazardClass: 'Explosives', paragraph: 'ADR 2.2.1.1' },
  { class: '1', hazardClass: 'Desensitised explosives', paragraph: 'ADR 2.2.3.1.1 and 2.2.41.1.18' },
];

/** These take precedence over every other class (ADR 2.1.3.5.3). If the type is known, it gives the entry. */
export const byTypeAlone: readonly {
  readonly class: string;
  readonly hazardClass: HazardClass;
  readonly paragraph: string;
}[] = [
  { class: '4.1', hazardClass: 'Self-reactive substances and mixtures', paragraph: 'ADR 2.2.41.1.9 and 2.1.3.5.3' },
  { class: '5.2', hazardClass: 'Organic peroxides', paragraph: 'ADR 2.2.52.1.5 and 2.1.3.5.3' },
];
