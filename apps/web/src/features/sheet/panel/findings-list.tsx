import type { Draft } from '@gosds/sheet/draft/draft';
import { valueAt } from '@gosds/sheet/draft/input-path';
import { bandOf, type Finding, findingBands, type Fix, messageKey, openFaults } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';
import { Anchor, Button } from '@mantine/core';
import { withFix } from '@gosds/sheet/review/with-fix';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import { usePlaceLabel } from '../state/place-label.ts';
import { useDraft, useEdit, useWizard, useWizardUi } from '../state/wizard-context.ts';
import { isVisited } from '../state/wizard-ui-store.ts';
import { AcceptedReason } from './accepted-reason.tsx';
import styles from './findings-list.module.css';
import { reviewDraft, reviewDraftPdf } from '@gosds/contract/documents/review';
import { useCallback } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { pathOf } from '../../../api/invoke.ts';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords } from '../../../words/words.ts';
import { useSayFinding } from '../../../words/say-finding.ts';

type ReportFormat = 'pdf' | 'json';

/** The browser shows a failure as a failed download. */
function download(draftId: string, format: ReportFormat): void {
  const link = document.createElement('a');
  link.href = pathOf(format === 'pdf' ? reviewDraftPdf.path : reviewDraft.path, { id: draftId });
  link.download = `inspection.${format}`;
  link.click();
}

/** Downloads the review. Saves the draft first, because the report is made from the saved draft. */
function useReport(): (format: ReportFormat) => void {
  const { store, sync } = useWizard();
  return useCallback(
    (format) =>
      void sync.flush().then(() => {
        download(store.getState().id, format);
      }),
    [store, sync],
  );
}

const formats: readonly (readonly [ReportFormat, string])[] = [
  ['pdf', 'PDF'],
  ['json', 'JSON'],
];

/** Link to an input. */
function Place({ path }: { readonly path: string }) {
  const { goToInput } = useWizard();
  const labelOf = usePlaceLabel();
  return (
    <Anchor
      component="button"
      type="button"
      className={styles['link'] ?? ''}
      onClick={() => {
        goToInput(path);
      }}
    >
      {labelOf(path)}
    </Anchor>
  );
}

function FixButton({ fix }: { readonly fix: Fix }) {
  const edit = useEdit();
  const say = useSayFinding();
  return (
    <Button
      size="compact-xs"
      variant="default"
      className={styles['fix'] ?? ''}
      onClick={() => {
        edit(fix.changes[0]?.path ?? '', (draft) => withFix(draft, fix));
      }}
    >
      {say(fix.label)}
    </Button>
  );
}

type ItemProps = { readonly finding: Finding; readonly isFirstOfCheck: boolean };

function Item({ finding, isFirstOfCheck }: ItemProps) {
  const { severity, message, path, paragraph, fix } = finding;
  const say = useSayFinding();
  const cited = useCitation();
  const Icon = severity === 'hint' ? InfoIcon : AlertIcon;
  return (
    <li data-severity={severity} data-accepted={finding.accepted !== null || undefined}>
      <Icon size={15} />
      <div>
        <Place path={path} />
        <span className={styles['message']}>{say(message)}</span>
        {paragraph !== '' && <span className={styles['paragraph']}>{cited(paragraph)}</span>}
        {fix && <FixButton fix={fix} />}
        {severity === 'must' && isFirstOfCheck && <AcceptedReason finding={finding} />}
      </div>
    </li>
  );
}

function Group({ heading, group }: { readonly heading: string; readonly group: readonly Finding[] }) {
  return (
    <section>
      <h3 className={styles['heading']}>
        {heading} <span className={styles['count']}>{group.length}</span>
      </h3>
      <ul className={styles['list']}>
        {group.map((finding, index) => (
          <Item
            key={`${finding.check} ${finding.path} ${messageKey(finding.message)}`}
            finding={finding}
            isFirstOfCheck={group[index - 1]?.check !== finding.check}
          />
        ))}
      </ul>
    </section>
  );
}

function Nothing({ hasVisited }: { readonly hasVisited: boolean }) {
  const { findings } = useWords().panel;
  if (!hasVisited) return <p className={styles['note']}>{findings.notYet}</p>;
  return (
    <p className={styles['complete']}>
      <CheckIcon size={16} /> {findings.nothing}
    </p>
  );
}

/**
 * Leaves out what the law asks of a blank input that the form asks for too: it cannot be left open for a reason, so one
 * finding says it.
 */
function askedOnce(findings: readonly Finding[], draft: Draft): readonly Finding[] {
  const asked = new Set(
    findings.flatMap(({ path, severity }) => (severity === 'problem' && valueAt(draft, path) === '' ? [path] : [])),
  );
  return findings.filter(({ path, severity }) => severity !== 'must' || !asked.has(path));
}

/** Findings of the review on the visited steps, in the order of the inputs. */
export function useShownFindings({ findings }: Review): readonly Finding[] {
  const draft = useDraft((each) => each);
  return useWizardUi(useShallow((ui) => askedOnce(findings, draft).filter(({ path }) => isVisited(ui, path))));
}

function Report() {
  const { findings } = useWords().panel;
  const report = useReport();
  return (
    <p className={styles['report']}>
      {findings.report}
      {formats.map(([format, name]) => (
        <Anchor
          key={format}
          component="button"
          type="button"
          size="xs"
          aria-label={findings.reportAs(name)}
          onClick={() => {
            report(format);
          }}
        >
          {name}
        </Anchor>
      ))}
    </p>
  );
}

/** Findings on the visited steps, each with its paragraph, a link to its input, and a button that resolves it. */
export function FindingsList({ review }: { readonly review: Review }) {
  const { findings: texts } = useWords().panel;
  const findings = useShownFindings(review);
  const hasVisited = useWizardUi(({ visited }) => visited.size > 0);
  const open = openFaults({ findings }).length;
  return (
    <>
      {findings.length === 0 && <Nothing hasVisited={hasVisited} />}
      {open > 0 && <p className={styles['note']}>{texts.open(open)}</p>}
      {findingBands.map((band) => {
        const group = findings.filter(({ severity }) => bandOf[severity] === band);
        return group.length > 0 && <Group key={band} heading={texts[band]} group={group} />;
      })}
      {hasVisited && <Report />}
    </>
  );
}
