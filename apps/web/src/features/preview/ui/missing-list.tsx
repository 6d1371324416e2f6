import { checkDraft } from '@gosds/sheet/check-draft';
import type { Draft } from '@gosds/sheet/draft';
import type { Finding } from '@gosds/sheet/finding';
import type { MadeSheet } from '@gosds/sheet/sheet-input';
import { Anchor } from '@mantine/core';
import { AlertIcon, CheckIcon } from '../../../ui/icons.tsx';
import { waitingClasses } from '../lib/waiting-classes.ts';
import styles from './missing-list.module.css';

/** The findings that a user can act on; a blank mandatory field is told by the sheet's own gap, not by its message alone. */
export const openFindings = (draft: Draft): readonly Finding[] => checkDraft(draft);

type Props = {
  readonly findings: readonly Finding[];
  readonly made: MadeSheet;
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
};

/** What the sheet still lacks: inputs with problems and warnings, and what single hazard classes wait for. */
export function MissingList({ findings, made, labelOf, onGo }: Props) {
  const waiting = waitingClasses(made.classification.outcomes);
  if (findings.length === 0 && waiting.length === 0) {
    return (
      <p className={styles['complete']}>
        <CheckIcon size={16} /> Nothing is missing.
      </p>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {findings.map(({ path, message, severity }) => (
          <li key={`${path} ${message}`} data-severity={severity}>
            <AlertIcon size={15} />
            <span>
              <Anchor
                component="button"
                type="button"
                className={styles['link'] ?? ''}
                onClick={() => {
                  onGo(path);
                }}
              >
                {labelOf(path)}
              </Anchor>
              <span className={styles['message']}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className={styles['heading']}>Hazard classes wait for</h3>
          <ul className={styles['list']}>
            {waiting.map(({ missing, outcomes }) => (
              <li key={missing}>
                <AlertIcon size={15} />
                <span>
                  {missing}
                  <span className={styles['message']}>{outcomes.map(({ hazardClass }) => hazardClass).join('; ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
