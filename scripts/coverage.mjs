// Counts the data in the catalogue and the lists held, and writes docs/coverage.md. `npm run coverage`, after `npm run
// data`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../packages/data/dist/csv.js';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/coverage.md');
const read = (path) => readFileSync(join(root, path), 'utf8');
const table = (name) => readCsv(read(`data/substances/${name}.csv`));
const idsOf = (rows) => new Set(rows.map(({ id }) => id));

const water = ['H400', 'H410', 'H411', 'H412', 'H413'];
const swallowed = ['H300', 'H301', 'H302'];
const acutelyToxic = [...swallowed, 'H310', 'H311', 'H312', 'H330', 'H331', 'H332'];
const longTerm = new Set(['NOEC', 'EC10', 'LOEC']);

const harmonised = 'eu-clp-annex-vi';
const annexVi = (name) => readCsv(read(`data/lists/${harmonised}/${name}.csv`));

/** The last version of each entry of Annex VI, by its index number. */
const lastVersions = () => new Map(annexVi('versions').map((version) => [version.index, version]));

/** Rows of the last version of an entry of Annex VI, each with the id of its substances. */
function harmonisedRows(name) {
  const last = lastVersions();
  const rows = annexVi(name).filter(({ index, atp }) => last.get(index)?.atp === atp);
  const substances = new Map();
  for (const { id, index } of table('substances')) {
    if (index !== '') substances.set(index, [...(substances.get(index) ?? []), id]);
  }
  return rows.flatMap((row) => (substances.get(row.index) ?? []).map((id) => ({ ...row, id })));
}

function statementsById() {
  const byId = new Map();
  for (const { id, statement } of [...table('hazards'), ...harmonisedRows('hazards')])
    byId.set(id, (byId.get(id) ?? new Set()).add(statement));
  return (id, wanted) => wanted.some((statement) => byId.get(id)?.has(statement) === true);
}

/** Substances that an authority or a registrant assessed in every class, or in acute oral toxicity. */
function judgedByMouth() {
  const whole = new Set(table('sources').flatMap(({ id, judges_every_class: yes }) => (yes === 'yes' ? [id] : [])));
  const judged = table('classifications').filter(({ source, basis }) => basis === 'none' || whole.has(source));
  const added = table('hazards').filter(({ source }) => whole.has(source));
  const found = table('found-not-hazardous').filter((row) => row.class === 'Acute toxicity, oral');
  return idsOf([...judged, ...added, ...found]);
}

function limitNumbers() {
  const numbers = new Set();
  for (const folder of readdirSync(join(root, 'data/lists'))) {
    const list = `data/lists/${folder}/list.json`;
    if (!existsSync(join(root, list)) || JSON.parse(read(list)).kind !== 'exposure-limits') continue;
    for (const { cas } of readCsv(read(`data/lists/${folder}/entries.csv`))) numbers.add(cas);
  }
  return numbers;
}

/** The measures: the words of the row, the group it counts, and the condition. */
function measures() {
  const [acute, eco, properties] = ['acute-toxicity', 'ecotoxicity', 'properties'].map(table);
  const has = statementsById();
  const byRoute = (...routes) => idsOf(acute.filter(({ kind, route }) => kind !== 'ATE' && routes.includes(route)));
  const inWater = (keep) => idsOf(eco.filter(keep));
  const property = (name, keep = () => true) => idsOf(properties.filter((row) => row.property === name && keep(row)));
  const [oral, anyEco, ates] = [
    byRoute('oral'),
    inWater(() => true),
    idsOf([...acute.filter(({ kind }) => kind === 'ATE'), ...harmonisedRows('estimates')]),
  ];
  const groups = ['fish', 'crustacea', 'algae'].map((group) => inWater((row) => row.group === group));
  const [measured, judged, limits] = [idsOf(acute), judgedByMouth(), limitNumbers()];
  const aside = idsOf(table('set-aside-values').filter(({ what }) => what === 'LD50 oral'));
  const withFactor = ({ m_acute: m, m_chronic: n }) => m !== '' || n !== '';
  const factors = idsOf([...table('classifications'), ...harmonisedRows('versions')].filter(withFactor));
  const reasons = ({ id, state }) =>
    state === 'gas' || judged.has(id) || has(id, swallowed) || ates.has(id) || aside.has(id);
  const inSet =
    (ids) =>
    ({ id }) =>
      ids.has(id);
  const toxic = ({ id }) => has(id, acutelyToxic);
  const veryToxicToWater = ({ id }) => has(id, ['H400', 'H410']);
  return [
    ['oral LD50', inSet(oral)],
    ['oral LD50, or a stated reason why there is none', (each) => oral.has(each.id) || reasons(each)],
    ['dermal LD50', inSet(byRoute('dermal'))],
    ['inhalation LC50', inSet(byRoute('gas', 'vapour', 'dust-mist'))],
    ['estimate or measured value, of those classified Acute Tox.', ({ id }) => ates.has(id) || measured.has(id), toxic],
    ['any value in water', inSet(anyEco)],
    ['fish', inSet(groups[0])],
    ['crustacea', inSet(groups[1])],
    ['algae', inSet(groups[2])],
    ['all three', ({ id }) => groups.every((ids) => ids.has(id))],
    ['long-term value in water', inSet(inWater(({ endpoint }) => longTerm.has(endpoint)))],
    ['any value in water, of those classified Aquatic Acute 1 or Chronic 1', inSet(anyEco), veryToxicToWater],
    ['M-factor, of the same', inSet(factors), veryToxicToWater],
    ['ready degradability', inSet(property('ready biodegradability'))],
    ['degradation in per cent and days', inSet(idsOf(table('biodegradation')))],
    ['BCF', inSet(property('bioconcentration factor'))],
    ['log Kow, measured', inSet(property('log Kow', ({ calculated }) => calculated !== 'yes'))],
    ['log Kow, measured or calculated', inSet(property('log Kow'))],
    ['Koc', inSet(property('Koc'))],
    ['boiling point', inSet(property('boiling point'))],
    ['flash point', inSet(property('flash point'))],
    ['vapour pressure', inSet(property('vapour pressure'))],
    ['solubility in water', inSet(property('water solubility'))],
    ['exposure limit of any list', ({ cas }) => cas !== '' && limits.has(cas)],
    ['glove resistance', inSet(idsOf(table('gloves')))],
    ['DNEL or PNEC', () => false],
    ['neither toxicity nor ecotoxicity', ({ id }) => !measured.has(id) && !anyEco.has(id)],
  ];
}

const grouped = (number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
const share = (found, all) =>
  all === 0 ? '0' : `${grouped(found)} of ${grouped(all)} (${Math.round((100 * found) / all)} %)`;

function populations(substances) {
  const has = statementsById();
  const sold = table('production')
    .map(({ id, tonnes }) => ({ id, tonnes: Number(tonnes.replace('>', '').split('..')[0]) }))
    .toSorted((a, b) => b.tonnes - a.tonnes)
    .slice(0, 2000);
  const soldIds = idsOf(sold);
  return [substances, substances.filter(({ id }) => soldIds.has(id)), substances.filter(({ id }) => has(id, water))];
}

/** The rows of figures for the substances up to a number. */
export function figures(upTo = Number.POSITIVE_INFINITY) {
  const groups = populations(table('substances').filter(({ id }) => Number(id) <= upTo));
  return measures().map(([name, holds, among = () => true]) => [
    name,
    ...groups.map((group) => {
      const counted = group.filter(among);
      return share(counted.filter(holds).length, counted.length);
    }),
  ]);
}

const row = (cells) => `| ${cells.join(' | ')} |`;

function listRows() {
  const held = readdirSync(join(root, 'data/lists')).flatMap((folder) => {
    const file = `data/lists/${folder}/list.json`;
    return existsSync(join(root, file)) ? [JSON.parse(read(file))] : [];
  });
  const absent = readCsv(read('data/lists/national-limit-lists.csv')).filter((list) => list.held === '');
  const countryOf = ({ id, country }) => country ?? id.split('-')[0].toUpperCase();
  const countries = [...new Set([...held.map(countryOf), ...absent.map(({ country }) => country)])].toSorted();
  return countries.map((country) => {
    const own = held.filter((list) => countryOf(list) === country);
    const titles = (completeness) => own.filter((list) => list.completeness === completeness).map(({ title }) => title);
    const missing = absent.filter((list) => list.country === country).map(({ list }) => list);
    return row([country, ...[titles('complete'), titles('partial'), missing].map((names) => names.join('; ') || '–')]);
  });
}

/** Names of substances and goods in each sheet language. A national variant counts with its language. */
function nameRows() {
  const tags = readdirSync(join(root, 'data/phrases')).filter(
    (tag) => /^[a-z]{2}$/.test(tag) && tag !== 'en' && existsSync(join(root, `data/phrases/${tag}/language.json`)),
  );
  const rows = (file) => (existsSync(join(root, file)) ? readCsv(read(file)) : []);
  const numbers = new Map(table('substances').map(({ id, name }) => [name, id]));
  const byRecord = table('names-by-language');
  const all = table('substances').length;
  const goods = readCsv(read('data/goods/entries.csv'));
  const entries = new Set(goods.map(({ un, name }) => `${un} ${name}`)).size;
  return tags.map((tag) => {
    const printed = rows(`data/phrases/${tag}/substances.csv`).map(({ english }) => numbers.get(english));
    const further = byRecord.filter(({ language }) => language === tag);
    const fromLaw = further.filter(({ source }) => source !== 'nomenclature').length;
    const named = new Set([...printed, ...further.map(({ id }) => id)]).size;
    const shipping = rows(`data/phrases/${tag}/shipping-names.csv`).length;
    return row([tag, share(named, all), fromLaw, share(shipping, entries)]);
  });
}

function text() {
  const substances = table('substances');
  const last = Math.max(...substances.map(({ id }) => Number(id)));
  return `# What the data hold

Counted by \`npm run coverage\`; not written by hand. A check counts the substances up to number ${last} again.

A stated reason why there is no oral value: the substance is a gas; it is classified by mouth, so that the estimate of its category is
counted; an authority or a registrant judged the class; or the values on record contradict the class and are set aside.
Most sold are the substances with the largest tonnage in \`production.csv\`, up to 2,000.

| has | all | most sold | classified for water |
| --- | --- | --- | --- |
${figures(last).map(row).join('\n')}

DNEL and PNEC are not in the data: the collection at hand (GESTIS) may not be republished. The user enters them.

## Names by language

What has no name here is printed in English.

| language | substances | of these from a law | shipping names on land |
| --- | --- | --- | --- |
${nameRows().join('\n')}

## Lists by country

| country | complete | in part | known to exist, not held |
| --- | --- | --- | --- |
${listRows().join('\n')}
`;
}

/** The figures in docs/coverage.md, and the highest substance number that they include. */
export function stated() {
  const lines = readFileSync(page, 'utf8').split('\n');
  const upTo = Number(/up to number (\d+) again/.exec(lines.join(' '))?.[1]);
  const rows = lines
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return { upTo, rows };
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, text());
