import { type Ppb, percent } from '@gosds/ghs/concentration';

/** Shares of a component: exclusive below, inclusive above, in the basis the record names. */
export type GasComponent = { readonly cas: string; readonly above: Ppb; readonly upTo: Ppb };

/** A mixture of gases that the list names by its components; nothing else may be in it. */
type NamedGasMixture = {
  readonly un: string;
  readonly name: string;
  /** Shares by weight (refrigerants) or as they are given. */
  readonly sharesBy: 'weight' | 'any';
  readonly components: readonly GasComponent[];
};

const any = (cas: string): GasComponent => ({ cas, above: 0, upTo: percent(100) });
const share = (cas: string, above: number, upTo: number): GasComponent => ({
  cas,
  above: percent(above),
  upTo: percent(upTo),
});
/** Nominal shares of a refrigerant, with the tolerance that makers keep. */
const about = (cas: string, nominal: number): GasComponent => share(cas, nominal - 2.5, nominal + 2.5);

const hydrogen = '1333-74-0';
const methane = '74-82-8';
const ethyleneOxide = '75-21-8';
const carbonDioxide = '124-38-9';
const r32 = '75-10-5';
const r125 = '354-33-6';
const r134a = '811-97-2';
const r143a = '420-46-2';
const r22 = '75-45-6';
const r115 = '76-15-3';
const r12 = '75-71-8';

/** ADR 3.2, Table A and the refrigerants of 3.3 (ISO 817 designations). */
export const namedGasMixtures: readonly NamedGasMixture[] = [
  { un: '2034', name: 'hydrogen and methane', sharesBy: 'any', components: [any(hydrogen), any(methane)] },
  { un: '2600', name: 'carbon monoxide and hydrogen', sharesBy: 'any', components: [any('630-08-0'), any(hydrogen)] },
  {
    un: '1002',
    name: 'air',
    sharesBy: 'any',
    components: [share('7782-44-7', 19.5, 23.5), share('7727-37-9', 76.5, 80.5)],
  },
  {
    un: '1952',
    name: 'ethylene oxide and carbon dioxide, up to 9 % ethylene oxide',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 0, 9), any(carbonDioxide)],
  },
  {
    un: '1041',
    name: 'ethylene oxide and carbon dioxide, 9 to 87 % ethylene oxide',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 9, 87), any(carbonDioxide)],
  },
  {
    un: '3300',
    name: 'ethylene oxide and carbon dioxide, above 87 % ethylene oxide',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 87, 100), any(carbonDioxide)],
  },
  {
    un: '3070',
    name: 'ethylene oxide and dichlorodifluoromethane',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 0, 12.5), any(r12)],
  },
  {
    un: '3298',
    name: 'ethylene oxide and pentafluoroethane',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 0, 7.9), any(r125)],
  },
  {
    un: '3299',
    name: 'ethylene oxide and tetrafluoroethane',
    sharesBy: 'any',
    components: [share(ethyleneOxide, 0, 5.6), any(r134a)],
  },
  {
    un: '1060',
    name: 'methylacetylene and propadiene',
    sharesBy: 'any',
    components: [any('74-99-7'), any('463-49-0')],
  },
  {
    un: '1975',
    name: 'nitric oxide and nitrogen dioxide',
    sharesBy: 'any',
    components: [any('10102-43-9'), any('10102-44-0')],
  },
  {
    un: '1581',
    name: 'chloropicrin and methyl bromide',
    sharesBy: 'any',
    components: [any('76-06-2'), any('74-83-9')],
  },
  {
    un: '1582',
    name: 'chloropicrin and methyl chloride',
    sharesBy: 'any',
    components: [any('76-06-2'), any('74-87-3')],
  },
  {
    un: '1912',
    name: 'methyl chloride and methylene chloride',
    sharesBy: 'any',
    components: [any('74-87-3'), any('75-09-2')],
  },
  { un: '1973', name: 'R 502', sharesBy: 'weight', components: [about(r22, 48.8), about(r115, 51.2)] },
  { un: '2602', name: 'R 500', sharesBy: 'weight', components: [about(r12, 73.8), about('75-37-6', 26.2)] },
  { un: '2599', name: 'R 503', sharesBy: 'weight', components: [about('75-46-7', 40.1), about('75-72-9', 59.9)] },
  { un: '3337', name: 'R 404A', sharesBy: 'weight', components: [about(r125, 44), about(r143a, 52), about(r134a, 4)] },
  { un: '3338', name: 'R 407A', sharesBy: 'weight', components: [about(r32, 20), about(r125, 40), about(r134a, 40)] },
  { un: '3339', name: 'R 407B', sharesBy: 'weight', components: [about(r32, 10), about(r125, 70), about(r134a, 20)] },
  { un: '3340', name: 'R 407C', sharesBy: 'weight', components: [about(r32, 23), about(r125, 25), about(r134a, 52)] },
];

/** Halogenated gases sold to refrigerate: their mixtures may be named UN 1078. */
export const refrigerants: ReadonlySet<string> = new Set([
  ...[r32, r125, r134a, r143a, r22, r115, r12, '75-37-6', '75-46-7', '75-72-9', '754-12-1', '29118-24-9', '431-89-0'],
  ...['75-45-6', '76-19-7', '76-16-4', '75-71-8', '75-63-8', '690-39-1', '431-63-0'],
]);
