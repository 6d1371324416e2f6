import type { Block, Field, Sentence } from '@gosds/sheet/model/document';
import { type BlockOf, visitBlock } from '@gosds/sheet/model/block';
import { Fragment, memo, type ReactNode } from 'react';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { blockText } from './section-text.ts';
import { DirectedText } from './directed-text.tsx';
import { SentenceView } from './sentence-view.tsx';
import styles from './sheet-view.module.css';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useWords } from '../../../words/words.ts';

function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map((sentence, index) => (
    <Fragment key={sentence.id}>
      {index > 0 && ' '}
      <SentenceView sentence={sentence} />
    </Fragment>
  ));
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl className={styles['fields']}>
      {fields.map(({ label, values }, index) => (
        <div key={`${label} ${index}`}>
          <dt>
            <DirectedText text={label} />
          </dt>
          <dd>
            <Sentences sentences={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ block }: { readonly block: BlockOf<'table'> }) {
  const { panel } = useWords();
  const { caption, columns, rows } = block;
  return (
    <ScrollRegion className={styles['scroll']} label={caption || panel.table}>
      <table className={styles['table']}>
        {caption !== '' && (
          <caption>
            <DirectedText text={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                <DirectedText text={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={first?.id ?? index}>
              <th scope="row">{first && <SentenceView sentence={first} />}</th>
              {cells.map((cell) => (
                <td key={cell.id}>
                  <SentenceView sentence={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type BlockProps = { readonly block: Block };

const Drawn = ({ block }: BlockProps) =>
  visitBlock<ReactNode>(block, {
    paragraph: ({ sentences }) => (
      <p>
        <Sentences sentences={sentences} />
      </p>
    ),
    list: ({ items, isBoxed }) => (
      <ul className={styles[isBoxed ? 'boxed' : 'list']}>
        {items.map((item) => (
          <li key={item.id}>
            <SentenceView sentence={item} />
          </li>
        ))}
      </ul>
    ),
    fields: ({ fields }) => <Fields fields={fields} />,
    table: (table) => <Table block={table} />,
    pictograms: ({ pictograms }) => (
      <ul className={styles['pictograms']}>
        {pictograms.map(({ code, sentence }) => (
          <li key={sentence.id} data-sentence={sentence.id}>
            <Pictogram code={code} size={48} label={sentence.text} />
          </li>
        ))}
      </ul>
    ),
    'signal-word': ({ sentence }) => (
      <p className={styles['signal']}>
        <SentenceView sentence={sentence} />
      </p>
    ),
  });

/** One block of the sheet as a matching element. Redrawn only if its printed text changes. */
export const BlockView = memo(Drawn, (before, after) => blockText(before.block) === blockText(after.block));
