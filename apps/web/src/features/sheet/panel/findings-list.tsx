import { type Finding, type Fix, openFaults, type Severity } from '@gosds/sheet/review/finding';
import type { Review } from '@gosds/sheet/review/review';
import { Anchor, Button } from '@mantine/core';
import { withFix } from '@gosds/sheet/review/with-fix';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import { AcceptedReason } from './accepted-reason.tsx';
import styles from './findings-list.module.css';
import { reviewDraft, reviewDraftPdf } from '@gosds/contract/documents/review';
import { useCallback } from 'react';
import { pathOf } from '../../../api/invoke.ts';

type ReportFormat = 'pdf' | 'json';

/** A failure shows as a failed download. */
function download(draftId: string, format: ReportFormat): void {
  const link = document.createElement('a');
  link.href = pathOf(format === 'pdf' ? reviewDraftPdf.path : reviewDraft.path, { id: draftId });
  link.download = `inspection.${format}`;
  link.click();
}

/** Has the browser fetch the review. What is unsaved is saved first, since the report is made of the saved draft. */
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

const groups: readonly (readonly [Severity, string])[] = [
  ['must', 'The law asks for'],
  ['should', 'A careful reviewer asks for'],
  ['hint', 'Worth a look'],
];

const formats: readonly (readonly [ReportFormat, string])[] = [
  ['pdf', 'PDF'],
  ['json', 'JSON'],
];

/** Leads to the input. */
function Place({ path }: { readonly path: string }) {
  const { goToInput } = useWizard();
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
  return (
    <Button
      size="compact-xs"
      variant="default"
      className={styles['fix'] ?? ''}
      onClick={() => {
        edit(fix.changes[0]?.path ?? '', (draft) => withFix(draft, fix));
      }}
    >
      {fix.label}
    </Button>
  );
}

type ItemProps = { readonly finding: Finding; readonly isFirstOfCheck: boolean };

function Item({ finding, isFirstOfCheck }: ItemProps) {
  const { severity, message, path, paragraph, fix } = finding;
  const Icon = severity === 'hint' ? InfoIcon : AlertIcon;
  return (
    <li data-severity={severity} data-accepted={finding.accepted !== null || undefined}>
      <Icon size={15} />
      <div>
        <Place path={path} />
        <span className={styles['message']}>{message}</span>
        <span className={styles['paragraph']}>{paragraph}</span>
        {fix && <FixButton fix={fix} />}
        {severity === 'must' && isFirstOfCheck && <AcceptedReason finding={finding} />}
      </div>
    </li>
  );
}

function InputList({ inputs }: { readonly inputs: readonly Finding[] }) {
  return (
    <>
      <h3 className={styles['heading']}>The form asks for</h3>
      <ul className={styles['list']}>
        {inputs.map(({ path, message, severity }) => (
          <li key={`${path} ${message}`} data-severity={severity}>
            <AlertIcon size={15} />
            <span>
              <Place path={path} />
              <span className={styles['message']}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Group({ heading, group }: { readonly heading: string; readonly group: readonly Finding[] }) {
  return (
    <section>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {group.map((finding, index) => (
          <Item
            key={`${finding.check} ${finding.path} ${finding.message}`}
            finding={finding}
            isFirstOfCheck={group[index - 1]?.check !== finding.check}
          />
        ))}
      </ul>
    </section>
  );
}

function openText(findings: readonly Finding[]): string {
  const open = openFaults({ findings }).length;
  if (open === 0) return '';
  return ` ${open === 1 ? 'One point of law is' : `${open} points of law are`} open: you can pay for the sheet once each is filled in or has a written reason.`;
}

/** The score of the review, and each finding with its paragraph, the way to its input and the click that mends it. */
export function FindingsList({ review }: { readonly review: Review }) {
  const report = useReport();
  const { score, checked, findings } = review;
  const inputs = findings.filter(({ severity }) => severity === 'problem' || severity === 'warning');
  return (
    <>
      <p className={styles['score']}>
        <b>{score}</b> of 100 points in {checked} checks.{openText(findings)}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${score}%` }} data-open={openFaults({ findings }).length > 0 || undefined} />
      </div>
      <p className={styles['report']}>
        Report:
        {formats.map(([format, name]) => (
          <Anchor
            key={format}
            component="button"
            type="button"
            size="xs"
            aria-label={`Report as ${name}`}
            onClick={() => {
              report(format);
            }}
          >
            {name}
          </Anchor>
        ))}
      </p>
      {inputs.length > 0 && <InputList inputs={inputs} />}
      {findings.length === 0 && (
        <p className={styles['complete']}>
          <CheckIcon size={16} /> Nothing was found.
        </p>
      )}
      {groups.map(([severity, heading]) => {
        const group = findings.filter((finding) => finding.severity === severity);
        if (group.length === 0) return null;
        return <Group key={severity} heading={heading} group={group} />;
      })}
    </>
  );
}
