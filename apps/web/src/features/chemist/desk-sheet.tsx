import { Anchor } from '@mantine/core';
import type { OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { isUnder } from '@gosds/sheet/model/sentence-id';
import { useWords } from '../../words/words.ts';
import { AddElement } from './add-element.tsx';
import styles from './chemist-page.module.css';
import { TaskLine } from './task-line.tsx';

/** The place of a section or part on the page. In a bilingual sheet the second language has its own. */
export const placeOf = (number: string | number, language: 'first' | 'second' = 'first'): string =>
  `${language}-${number}`;

type Part = OpenedDeskTask['sections'][number]['parts'][number];

/** True for the part of section 2 with the elements of the label. */
const isOfLabel = ({ lines }: Part): boolean => lines.some(({ id }) => isUnder(id, 'label'));

/** Links to the sections, since a whole sheet is long. */
function Contents({ sections }: Pick<OpenedDeskTask, 'sections'>) {
  const words = useWords().chemist;
  return (
    <nav aria-label={words.sheet}>
      <ul className={styles['contents']}>
        {sections.slice(0, 16).map(({ number, heading }) => (
          <li key={number} dir="auto">
            <Anchor href={`#${placeOf(number)}`}>
              {number}. {heading}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The whole sheet, each line with its reason. */
export function DeskSheet({ task }: { readonly task: OpenedDeskTask }) {
  const words = useWords().chemist;
  return (
    <section>
      <h2 className={styles['part']}>{words.sheet}</h2>
      <Contents sections={task.sections} />
      {task.sections.map((section, index) => (
        // In a bilingual sheet each section number occurs twice.
        <div key={`${section.number} ${section.heading} ${index < 16}`} className={styles['section']} dir="auto">
          <h3 id={placeOf(section.number, index < 16 ? 'first' : 'second')} lang={task.language}>
            {section.number}. {section.heading}
          </h3>
          {section.parts.map((part) => (
            <div key={part.number}>
              <h4 id={placeOf(part.number, index < 16 ? 'first' : 'second')} lang={task.language}>
                {part.number} {part.heading}
              </h4>
              {part.lines.map((line) => (
                <TaskLine key={line.id} task={task} line={line} />
              ))}
              {index < 16 && isOfLabel(part) && <AddElement task={task} />}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
