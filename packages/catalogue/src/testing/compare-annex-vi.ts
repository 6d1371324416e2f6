import { percent, toPercent } from '@gosds/ghs/concentration';
import type { SpecificLimit } from '@gosds/ghs/mixture';
import type { Substance } from '@gosds/sheet/substance';
import { compareSets, type Difference, difference } from './difference.ts';
import { readRows, type Row, rowsByCas } from './reference-files.ts';

const parts = (cell: string | undefined, separator: RegExp) =>
  (cell ?? '')
    .replace(/;\s*\(/g, ' (')
    .replace('Aquatic; ', 'Aquatic ')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Some rows of the newest list part two classes or two statements by a blank alone. */
const classStart =
  /;|(?<=\d)\. |(?<=[\dA-F*])\s+(?=(?:Acute|Aquatic|Asp|Carc|Eye|Flam|Lact|Muta|Ox|Repr|Resp|Skin|STOT|ED|PBT|vPvB|PMT|vPvM)\b)/;
const statementStart = /;|\s+(?=(?:EUH|H)\d{3})/;

const split = (cell: string | undefined) => parts(cell, classStart);

/** Flam. Gas 1 became 1A with Regulation (EU) 2019/521; the pressure form is the supplier's to state (note U). */
function plainClass(code: string): string {
  return (
    code
      .replace(/\s*\*+/g, '')
      .replace('Skin. ', 'Skin ')
      .replace('Gas. ', 'Gas ')
      // One row is set with the Greek capital beta.
      .replace('\u0392', 'B')
      .replace(/\d[a-c]$/, (category) => category.toUpperCase())
      .replace(/^Flam\. Gas 1$/, 'Flam. Gas 1A')
      .replace(/^Press\. Gas.*$/, 'Press. Gas')
  );
}

const plainStatement = (hCode: string) =>
  hCode
    .replace(/\s*\*+/g, '')
    .replace('H360 ', 'H360')
    .replace(/\)\s*\(/g, ', ');

function statementsOf(cell: string | undefined, places: readonly string[]): string[] {
  const codes = parts(cell, statementStart);
  return places.map((code) => (/^(Press\. Gas|\*+$)/.test(code) ? '' : (codes.shift() ?? '?')));
}

/** `Acute Tox. 4 H302` for every hazard of the row; none for the pressure form, since the list prints no statement for it. */
function pairedHazards(row: Row): string[] {
  const classes = split(row['hazard_class_category']);
  const statements = statementsOf(row['hazard_statement_codes'], classes);
  return classes.flatMap((code, place) =>
    /^\*+$/.test(code) ? [] : [`${plainClass(code)} ${plainStatement(statements[place] ?? '')}`.trim()],
  );
}

function minimumOf(row: Row): string[] {
  const classes = split(row['hazard_class_category']);
  const statements = statementsOf(row['hazard_statement_codes'], classes);
  return classes.flatMap((code, place) =>
    /[^*]\*$/.test(code) ? [plainStatement(statements[place] ?? '').replace(/ .*/, '')] : [],
  );
}

const ourHazards = ({ classification }: Substance) =>
  classification.hazards.map(({ code, hCode, detail }) =>
    code.startsWith('Press. Gas') ? 'Press. Gas' : `${code} ${hCode}${detail ? ` (${detail})` : ''}`,
  );

const sides = ({ lower, upper }: SpecificLimit) =>
  `${lower === undefined ? '' : `${toPercent(lower)}<=`}C${upper === undefined ? '' : `<${toPercent(upper)}`}`;

const ourLimits = ({ classification }: Substance) =>
  classification.specificLimits.map((limit) => `${limit.outcome.code} ${limit.outcome.hCode}: ${sides(limit)}`);

type LimitCell = { limits: string[]; factors: string[]; estimates: string[] };

const beyond = (value: string) => toPercent(percent(Number(value)) + 1).toString();

/** `lower<=C<upper` with inclusive lower and exclusive upper end, as the records hold it. */
function limitSides(text: string): string {
  const tidy = text
    .replaceAll(',', '.')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replace(/[\s%*]/g, '')
    .replace(/(^|[^\d])\.(\d)/g, '$10.$2');
  return tidy
    .replace(/C>=([\d.]+)/, (_, value: string) => `${Number(value)}<=C`)
    .replace(/C>([\d.]+)/, (_, value: string) => `${beyond(value)}<=C`)
    .replace(/C<=([\d.]+)/, (_, value: string) => `C<${beyond(value)}`)
    .replace(/([\d.]+)<C/, (_, value: string) => `${beyond(value)}<=C`);
}

const routes: Readonly<Record<string, string>> = { oral: 'oral', dermal: 'dermal', vapours: 'vapour', gases: 'gas' };

function estimateOf(part: string): string {
  const match = /^(\w+):\s*ATE\s*=\s*([\d., ]+?)\s*(?:mg|ppm)[^(]*(?:\((.+)\))?/i.exec(part);
  const form = (match?.[3] ?? match?.[1] ?? '').toLowerCase();
  const route = routes[form] ?? (form.includes('dust') || form.includes('mist') ? 'dust-mist' : form);
  return `${route} ${Number((match?.[2] ?? '').replace(',', '.').replaceAll(' ', ''))}`;
}

function addPart(cell: LimitCell, [part, code]: readonly [string, string]): void {
  if (/^M(\(chronic\))?\s*=/.test(part)) cell.factors.push(part.replace(/^.*=\s*/, ''));
  else if (part.includes('ATE')) cell.estimates.push(estimateOf(part));
  else {
    const match = /^(H\d{3}\s?[A-Za-z]*)\s*:\s*(.+)$/.exec(part);
    if (match?.[1] && match[2])
      cell.limits.push(`${code.replace(/\.(?=\d)/, '. ')} ${match[1].replace(' ', '')}: ${limitSides(match[2])}`);
  }
}

/** Reads `Skin Corr. 1A; H314: C >= 5 %; M=10; oral: ATE = 500 mg/kg bw`; a lone asterisk stands for an old limit that was not carried over. */
function readLimitCell(text: string): LimitCell {
  const cell: LimitCell = { limits: [], factors: [], estimates: [] };
  let code = '';
  for (const part of split(text.replace(/(H\d{3});\s*C/g, '$1: C'))) {
    if (/^[A-Z][A-Za-z. -]+\d?[A-F]?$/.test(part) && !part.includes('=')) code = part;
    else addPart(cell, [part, code]);
  }
  return cell;
}

const ourFactors = ({ classification: { mAcute, mChronic } }: Substance) =>
  [mAcute, mChronic].filter((factor) => factor !== undefined).map(String);

/** An entry for a group of substances prints no CAS number. */
function compareRow(substance: Substance, row: Row): Difference[] {
  const cell = readLimitCell(row['scl_mfactor_ate'] ?? '');
  const { classification } = substance;
  const ates = classification.ates.map(({ route, value }) => `${route} ${value.min}`);
  const notes = (row['notes'] ?? '').split(/\s+/).filter((note) => note !== '');
  return [
    ...compareSets(substance, 'Annex VI limits', [ourLimits(substance), cell.limits]),
    ...compareSets(substance, 'Annex VI M', [
      [ourFactors(substance).join(' chronic ')],
      [cell.factors.join(' chronic ')],
    ]),
    ...compareSets(substance, 'Annex VI ATE', [ates, cell.estimates]),
    ...compareSets(substance, 'Annex VI notes', [classification.notes, notes]),
    ...compareSets(substance, 'Annex VI EUH', [classification.supplemental, split(row['suppl_h_statements'])]),
    ...(substance.cas && /\d/.test(row['cas_no'] ?? '') && !row['cas_no']?.includes(substance.cas)
      ? [difference(substance, 'Annex VI CAS', [substance.cas, row['cas_no'] ?? ''])]
      : []),
  ];
}

/** Class, statement and minimum mark by the newest consolidated list; limits, factors, estimates and notes by the last full table. */
export function compareWithAnnexVi(substances: readonly Substance[]): Difference[] {
  const full = readRows('clp_annex_vi/annex_vi_table3_atp17.tsv');
  const newest = readRows('clp_annex_vi/annex_vi_table3_consolidated_2026-05_class_h_only.tsv');
  const fullByIndex = new Map(full.map((row) => [row['index_no'], row]));
  const newestByIndex = new Map(newest.map((row) => [row['index_no'], row]));
  const fullByCas = rowsByCas(full, 'cas_no');
  return substances.flatMap((substance) => {
    if (substance.classification.basis !== 'harmonised') {
      const entry = fullByCas.get(substance.cas ?? '')?.find((row) => newestByIndex.has(row['index_no']));
      return entry ? [difference(substance, 'Annex VI entry', ['none', entry['index_no'] ?? ''])] : [];
    }
    const current = newestByIndex.get(substance.index);
    if (!current) return [difference(substance, 'Annex VI entry', [substance.index ?? '', 'none'])];
    const old = fullByIndex.get(substance.index);
    return [
      ...compareSets(substance, 'Annex VI classification', [ourHazards(substance), pairedHazards(current)]),
      ...compareSets(substance, 'Annex VI minimum', [substance.classification.minimum, minimumOf(current)]),
      ...(old ? compareRow(substance, old) : []),
    ];
  });
}
