import { sentenceSpace } from '@gosds/phrases/sentence-space';
import { sentencesOfBlock } from '@gosds/sheet/model/block';
import type { Block, SheetDocument, Subsection } from '@gosds/sheet/model/document';
import { isUnder, type SentenceId } from '@gosds/sheet/model/sentence-id';
import { blockHtml } from './block-html.ts';
import type { TextWriter } from './html-text.ts';

/** How to write the texts of a part, and the suffix of its ids. */
type Naming = { readonly write: TextWriter; readonly suffix: string };

const saysOf = (place: SentenceId) => (block: Block) => sentencesOfBlock(block).some(({ id }) => isUnder(id, place));

const hasBlockOf =
  (place: SentenceId) =>
  ({ blocks }: Subsection) =>
    blocks.some(saysOf(place));

/** The unique formula identifiers alone, of the names and numbers of the product. */
const ufiBlocks = (parts: readonly Subsection[]): readonly Block[] =>
  parts
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'fields' ? block.fields : [])))
    .filter(({ values }) => values.some(({ id }) => isUnder(id, 'identifier.ufi')))
    .map((field) => ({ kind: 'fields', fields: [field] }));

/**
 * The elements of the label together and apart from the sheet, as a digital label has them (Regulation (EC) No
 * 1272/2008, Article 34b): what section 2 says of the label, the supplier and the unique formula identifier.
 */
export function labelHtml({ sections, language }: SheetDocument, { write, suffix }: Naming): string {
  const parts = sections.flatMap(({ subsections }) => subsections);
  const label = parts.find(hasBlockOf('label'));
  if (!label) return '';
  const supplier = parts.find(hasBlockOf('supplier'));
  const blocks = [...label.blocks, ...ufiBlocks(parts), ...(supplier?.blocks ?? [])];
  const style = { write, space: sentenceSpace(language) };
  const id = `label${suffix}`;
  return `<section class="label" aria-labelledby="${id}">
<h2 id="${id}">${write(label.heading)}</h2>
${blocks.map((block) => blockHtml(block, style)).join('\n')}
</section>`;
}
