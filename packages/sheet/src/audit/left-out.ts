import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { tellOf, tellWith } from '@gosds/phrases/finding-message';
import type { Section, Sentence, SheetDocument, Subsection } from '../model/document.ts';
import { type BlockPart, partsOfBlock } from '../model/block.ts';
import type { AuditFinding } from './audit-finding.ts';

/** Counts the texts of a document by sentence id, whatever their wording. */
function textsById(sections: readonly Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, text } of sections.flatMap(sentencesIn)) {
    if (text.trim() !== '') counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const partsIn = ({ blocks }: Subsection): readonly BlockPart[] => blocks.flatMap((block) => partsOfBlock(block));

const sentencesIn = ({ subsections }: Section): readonly Sentence[] =>
  subsections.flatMap((part) => partsIn(part).flatMap(({ sentences }) => sentences));

/** Removes one text of this id from the count; false if none is left. */
function takeOne(standing: Map<string, number>, { id }: Sentence): boolean {
  const left = standing.get(id) ?? 0;
  standing.set(id, left - 1);
  return left > 0;
}

type Owed = { readonly section: number; readonly part: string; readonly law: string };

function findingOf({ section, part, law }: Owed, missing: readonly Sentence[]): AuditFinding {
  const heading = part === '' ? String(section) : part;
  const texts = missing.map(({ text }) => tellOf('audit.quoted', text));
  const says = tellWith('audit.leftOut', { heading, texts });
  return {
    check: 'audit.left-out',
    severity: missing.some(({ duty }) => duty === undefined) ? 'must' : 'should',
    message: findingInEnglish(says),
    says,
    paragraph: `${law}, ${heading}`,
    section,
    part,
  };
}

/**
 * Lines of `owed` (the sheet as the rules write it) that `document` lacks. Lines that no law requires do not count. A
 * line with other words is not a fault. A row of a table is one line.
 */
export function linesLeftOut(owed: SheetDocument, document: SheetDocument, law: string): readonly AuditFinding[] {
  const standing = textsById(document.sections);
  return owed.sections.flatMap(({ number, subsections }) =>
    subsections.flatMap((part) =>
      partsIn(part).flatMap(({ unit, sentences }) => {
        const missing = sentences.filter(
          (each) => each.text.trim() !== '' && !takeOne(standing, each) && each.duty !== 'none',
        );
        const lines = unit === 'row' && missing.length > 0 ? [missing] : missing.map((each) => [each]);
        return lines.map((line) => findingOf({ section: number, part: part.number, law }, line));
      }),
    ),
  );
}
