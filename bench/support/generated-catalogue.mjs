// A catalogue of any size in the general format, made of parts of chemical names: the same in each run.
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

/** The same numbers in each run, from 0 to 1. */
function* numbersFrom(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const stems =
  'meth eth prop but pent hex hept oct non dec undec dodec cyclohex benz tolu xyl naphth phen anil pyrid fur thi pyrrol imidaz quinol indol carb sil phosph sulf'.split(
    ' ',
  );
const endings =
  'ane ene yne anol anal anone amine amide oate oic acid yl chloride yl bromide yl acetate yl ether ide ite'.split(' ');
const groups =
  'chloro bromo fluoro iodo nitro amino hydroxy methoxy ethoxy cyano methyl ethyl propyl butyl phenyl benzyl allyl vinyl acetyl sulfo'.split(
    ' ',
  );
const salts = [
  '',
  '',
  '',
  ', sodium salt',
  ', hydrochloride',
  ', potassium salt',
  ' monohydrate',
  ', polymer with ethene',
];

const checkDigit = (body) => [...body].reduce((sum, digit, at) => sum + Number(digit) * (body.length - at), 0) % 10;

/** The CAS number of a place, with its check digit. */
function casOf(at) {
  const body = String(1_000_000 + at);
  return `${body.slice(0, -2)}-${body.slice(-2)}-${checkDigit(body)}`;
}

function nameMaker(seed) {
  const numbers = numbersFrom(seed);
  const below = (count) => Math.floor(numbers.next().value * count);
  const of = (list) => list[below(list.length)];
  const group = () => `${1 + below(9)}-${of(groups)}`;
  return {
    below,
    name: (parts) => `${Array.from({ length: parts }, group).join('-')}${of(stems)}${of(endings)}${of(salts)}`,
  };
}

async function writeLines(file, lines) {
  const stream = createWriteStream(file);
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < 1 << 20) continue;
    if (!stream.write(text)) await once(stream, 'drain');
    text = '';
  }
  stream.end(text);
  await once(stream, 'finish');
}

function* chemicalLines(chemicals) {
  const { below, name } = nameMaker(42);
  yield 'number,cas,ec,name,synonyms,other_names,formula,molar_mass,smiles,inchikey,inchikey_computed,dtxsid';
  for (let at = 0; at < chemicals; at += 1) {
    // The number of the chemical makes a name the only one of its kind, as a locant or a code does.
    const synonyms = Array.from({ length: below(4) }, () => name(1 + below(3))).join(' | ');
    yield `${at + 1},${casOf(at)},,"${name(1 + below(4))} ${at % 977}","${synonyms}","CHEM${at}",C${1 + (at % 40)}H${2 + (at % 80)}O${1 + (at % 6)},,,,,DTXSID${10_000_000 + at}`;
  }
}

/** A folder of data with so many chemicals, lists and entries. Few chemicals are on many lists, as in life. */
export async function generateCatalogue(folder, { chemicals, lists, entries }) {
  const own = join(folder, 'chemicals');
  mkdirSync(join(own, 'lists'), { recursive: true });
  mkdirSync(join(folder, 'goods'), { recursive: true });
  writeFileSync(join(folder, 'goods', 'entries.csv'), 'un,name,class,nos\n');
  await writeLines(join(own, 'identifiers.csv'), chemicalLines(chemicals));
  const head =
    'id,country,topic,title,authority,act,version,completeness,licence,industries,language,sheet_list,from_percent,threshold_act';
  const ids = Array.from({ length: lists }, (_, at) => `list-${at}`);
  await writeLines(join(own, 'lists.csv'), [
    head,
    ...ids.map((id, at) => `${id},WORLD,topic ${at % 20},List ${at},Authority,Act,2026,partial,none,,en,,,`),
  ]);
  const { below } = nameMaker(7);
  const each = Math.floor(entries / lists);
  for (const id of ids) {
    const places = new Set(
      Array.from({ length: each }, () => Math.floor((below(chemicals) * below(chemicals)) / chemicals)),
    );
    writeFileSync(
      join(own, 'lists', `${id}.csv`),
      `cas,name,entry,from_percent,above_percent\n${[...places].map((at) => `${casOf(at)},,listed,,`).join('\n')}\n`,
    );
  }
}
