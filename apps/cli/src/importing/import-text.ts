import type { LoadOutcome } from '@gosds/postgres/chemicals/load-chemicals';
import type { StagedPackage } from '@gosds/postgres/chemicals/stage-package';

/** Number of faults to print; the rest are only counted. */
const printedFaults = 20;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export function faultsText({ faults, firstFaults }: StagedPackage): string {
  const lines = firstFaults.slice(0, printedFaults).map(({ file, line, reason }) => `${file}, line ${line}: ${reason}`);
  const more = faults - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : []), ''].join('\n');
}

export const readText = ({ rows, faults }: StagedPackage): string =>
  `Read ${counted(rows, 'row', 'rows')}; ${counted(faults, 'row cannot be taken.', 'rows cannot be taken.')}\n`;

type Changed = Extract<LoadOutcome, { readonly diff: unknown }>;

/** Describes what a load changes, or would change. */
export function diffText({ diff, outcome }: Changed): string {
  if (diff === undefined) return '';
  const done = (count: number) => (count === 1 ? 'was' : 'were');
  const verb = (count: number) => (outcome === 'tried' ? 'would be' : done(count));
  const { chemicals, names, lists, examples } = diff;
  const listLines = lists.map(({ code, earlier, later, added, gone, changed }) => {
    const edition = earlier === null ? `new, edition ${later}` : `edition ${earlier} to ${later}`;
    const entries = counted(added, 'entry', 'entries');
    return `List ${code} (${edition}): ${entries} ${verb(added)} added, ${gone} taken away, ${changed} changed.`;
  });
  return [
    `Chemicals: ${chemicals.added} ${verb(chemicals.added)} added, ${chemicals.changed} ${verb(chemicals.changed)} completed or changed, ${chemicals.gone} taken away.`,
    ...(examples.length > 0 ? [`Among the added: ${examples.join('; ')}`] : []),
    `Names: ${names.added} ${verb(names.added)} added, ${names.gone} taken away.`,
    ...listLines,
    '',
  ].join('\n');
}
