import type { Hazard } from '@gosds/ghs/hazard';
import type { Substance } from '@gosds/sheet/substance';
import { compareSets, type Difference } from './difference.ts';
import { niteByCas, readRows, type Row, rowsByCas } from './reference-files.ts';

/** Words of the reference lists and the class they mean. The category follows the words. */
const classes: readonly (readonly [words: RegExp, prefix: string])[] = [
  [/flammable gas/, 'Flam. Gas'],
  [/oxidi[sz]ing gas/, 'Ox. Gas'],
  [/gases under pressure/, 'Press. Gas'],
  [/flammable liquid/, 'Flam. Liq.'],
  [/flammable solid/, 'Flam. Sol.'],
  [/pyrophoric liquid/, 'Pyr. Liq.'],
  [/pyrophoric solid/, 'Pyr. Sol.'],
  [/self-heating/, 'Self-heat.'],
  [/contact with water/, 'Water-react.'],
  [/oxidi[sz]ing liquid/, 'Ox. Liq.'],
  [/oxidi[sz]ing solid/, 'Ox. Sol.'],
  [/organic peroxide/, 'Org. Perox.'],
  [/self-reactive/, 'Self-react.'],
  [/corrosive to metals/, 'Met. Corr.'],
  [/acute toxicity/, 'Acute Tox.'],
  [/skin corrosion|skin irritation/, 'Skin'],
  [/eye damage|eye irritation/, 'Eye'],
  [/respiratory sensiti/, 'Resp. Sens.'],
  [/skin sensiti/, 'Skin Sens.'],
  [/mutagenicity/, 'Muta.'],
  [/carcinogenicity/, 'Carc.'],
  [/reproductive toxicity/, 'Repr.'],
  [/single exposure/, 'STOT SE'],
  [/repeated exposure/, 'STOT RE'],
  [/aspiration hazard/, 'Asp. Tox.'],
  [/aquatic environment.*acute/, 'Aquatic Acute'],
  [/aquatic environment.*(chronic|long-term)/, 'Aquatic Chronic'],
  [/ozone layer/, 'Ozone'],
];

/** Building blocks that the EU did not adopt and the records leave out. */
const notInEu = /^(Flam\. Liq\. 4|Acute Tox\. 5|Skin 3|Asp\. Tox\. 2|Aquatic Acute [23])$/;

function plain(prefix: string, category: string): string[] {
  const tidy = category.toUpperCase().replace(/^1[A-C]-1[A-C]$/, '1');
  if (prefix === 'Press. Gas') return [prefix];
  if (prefix === 'Eye') return [`Eye ${tidy[0] ?? ''}`];
  const text = `${prefix} ${prefix === 'Flam. Gas' && tidy === '1' ? '1A' : tidy}`;
  return notInEu.test(text) ? [] : [text];
}

function ourClass({ code }: Hazard): string {
  const eye = /^Eye (Dam|Irrit)\. (\d)/.exec(code);
  const skin = /^Skin (Corr|Irrit)\. (.+)$/.exec(code);
  if (eye?.[2]) return `Eye ${eye[2]}`;
  if (skin?.[2]) return `Skin ${skin[2]}`;
  return code.startsWith('Press. Gas') ? 'Press. Gas' : code.replace(/^Lact\.$/, 'Repr. LACT');
}

/** A repeated category 4 of acute toxicity counts once: the Australian list does not always name the route. */
function hcisClasses(row: Row): string[] {
  return (row['hazard_category'] ?? '')
    .replaceAll('–', '-')
    .toLowerCase()
    .split(';')
    .flatMap((part) => {
      if (part.includes('lactation')) return ['Repr. LACT'];
      const prefix = classes.find(([words]) => words.test(part))?.[1];
      const category = /(?:category|type) (\w+)\s*$/.exec(part)?.[1] ?? '';
      return prefix ? plain(prefix, category) : [];
    });
}

function niteClasses(row: Row): string[] {
  return Object.entries(row).flatMap(([column, cell]) => {
    const prefix = classes.find(([words]) => words.test(column.toLowerCase()))?.[1];
    if (!prefix) return [];
    if (prefix === 'Press. Gas') return /gas/i.test(cell) ? [prefix] : [];
    const found = Array.from(
      cell.matchAll(/(?:Category|Type) ([1-5][A-C]?(?:-1C)?|[A-F])/g),
      ([, category]) => category,
    );
    const lactation = /lactation/i.test(cell) ? ['Repr. LACT'] : [];
    return [...found.flatMap((category) => plain(prefix, category ?? '')), ...lactation];
  });
}

/** The lists often split the skin category of a strong acid differently. */
const acuteByRoute = (hazards: readonly Hazard[]) => hazards.map(ourClass).filter((text) => !notInEu.test(text));

function compareOne(
  substance: Substance,
  [field, theirs]: readonly [string, readonly string[] | undefined],
): Difference[] {
  if (!theirs) return [{ id: substance.materialId, field, ours: 'cited', reference: 'not in the list' }];
  return compareSets(substance, field, [acuteByRoute(substance.classification.hazards), theirs]);
}

/** Checks records that cite the Australian or the Japanese list against that list. */
export function compareWithAuthorities(substances: readonly Substance[]): Difference[] {
  const hcis = rowsByCas(readRows('ghs_au_hcis/au_hcis.tsv'), 'cas_no');
  const nite = niteByCas();
  return substances.flatMap((substance) => {
    const cas = substance.cas ?? '';
    const { source } = substance.classification;
    if (source === 'hcis') return compareOne(substance, ['HCIS classification', hcis.get(cas)?.flatMap(hcisClasses)]);
    const row = nite.get(cas);
    return source === 'nite' || source === 'nite-list'
      ? compareOne(substance, ['NITE classification', row && niteClasses(row)])
      : [];
  });
}
