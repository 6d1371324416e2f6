import { Anchor } from '@mantine/core';
import type { OpenedDeskTask } from '@gosds/contract/chemist/tasks';
import { bandOf, findingBands } from '@gosds/sheet/review/finding';
import { FormMessage } from '../../ui/form-message.tsx';
import { useSayFinding } from '../../words/say-finding.ts';
import { useLawWords, useWords } from '../../words/words.ts';
import styles from './chemist-page.module.css';
import { placeOf } from './desk-sheet.tsx';

type DeskFinding = OpenedDeskTask['findings'][number];

/** Findings that the law asks to be mended. */
export const openByLaw = (findings: readonly DeskFinding[]): number =>
  findings.filter(({ severity }) => bandOf[severity] === 'law').length;

/** A finding in the language of the screens, with a link to the part of the sheet that it is about. */
function Finding({ finding, isOnPage }: { readonly finding: DeskFinding; readonly isOnPage: boolean }) {
  const say = useSayFinding();
  const { phrases } = useLawWords();
  const { part, says, paragraph } = finding;
  return (
    <li dir="auto">
      {isOnPage ? (
        <Anchor href={`#${placeOf(part)}`} fw={600}>
          {part}
        </Anchor>
      ) : (
        <strong>{part}</strong>
      )}{' '}
      {say(says)} <span className={styles['label']}>{phrases.sheet.law.citation(paragraph)}</span>
    </li>
  );
}

/** Findings of the checks on the edited sheet, gravest first. */
export function DeskFindings({ task: { findings, sections } }: { readonly task: OpenedDeskTask }) {
  const { chemist: words, panel } = useWords();
  const parts = new Set(sections.flatMap((section) => section.parts.map(({ number }) => number)));
  return (
    <section>
      <h2 className={styles['part']}>{words.findings}</h2>
      {findings.length === 0 && <FormMessage tone="success">{words.noFinding}</FormMessage>}
      {findingBands.map((band) => {
        const group = findings.filter(({ severity }) => bandOf[severity] === band);
        return (
          group.length > 0 && (
            <div key={band}>
              <h3 className={styles['band']}>{panel.findings[band]}</h3>
              <ul className={styles['findings']}>
                {group.map((finding) => (
                  <Finding
                    key={`${finding.part} ${finding.message}`}
                    finding={finding}
                    isOnPage={parts.has(finding.part)}
                  />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
