import type { Block, Sentence, SheetDocument } from '@gosds/sheet/model/document';
import { visitBlock } from '@gosds/sheet/model/block';
import type { ReactNode } from 'react';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './label-preview.module.css';

const isOfLabel = ({ kind }: Block): boolean => kind === 'pictograms' || kind === 'signal-word';

/** The label elements in section 2: the subsection with pictograms, which is 2.2 in most countries. */
function labelBlocks({ sections }: SheetDocument): readonly Block[] {
  const parts = sections.find(({ number }) => number === 2)?.subsections ?? [];
  const label = parts.find(({ blocks }) => blocks.some(isOfLabel)) ?? parts.find(({ number }) => number === '2.2');
  return label?.blocks ?? [];
}

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

function Drawn({ block }: { readonly block: Block }) {
  const words = useWords().visitor;
  return visitBlock<ReactNode>(block, {
    paragraph: ({ sentences }) => <p>{textOf(sentences)}</p>,
    list: ({ items }) => (
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    ),
    fields: ({ fields }) => (
      <dl>
        {fields.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{textOf(values)}</dd>
          </div>
        ))}
      </dl>
    ),
    table: () => null,
    pictograms: ({ pictograms }) => (
      <ul className={styles['pictograms']} aria-label={words.pictograms}>
        {pictograms.map(({ code, sentence }) => (
          <li key={sentence.id}>
            <Pictogram code={code} size={76} label={sentence.text} />
          </li>
        ))}
      </ul>
    ),
    'signal-word': ({ sentence }) => (
      <p key={sentence.text} className={styles['signal']}>
        {sentence.text}
      </p>
    ),
  });
}

/** The label elements, in the words of the sheet. */
export function LabelPreview({ document }: { readonly document: SheetDocument }) {
  const { label } = useWords().visitor;
  return (
    <article className={styles['label']} aria-label={label}>
      {labelBlocks(document).map((block, index) => (
        <Drawn key={index} block={block} />
      ))}
    </article>
  );
}
