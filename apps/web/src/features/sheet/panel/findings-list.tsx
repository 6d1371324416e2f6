import type { Finding } from '@gosds/sheet/review/finding';
import type { Fix, Severity } from '@gosds/sheet/review/check';
import { type Review, openFaults, type SheetFinding } from '@gosds/sheet/review/review';
import { Anchor, Button } from '@mantine/core';
import { withFix } from '@gosds/sheet/review/with-fix';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useEdit, useWizard } from '../state/wizard-context.ts';
import { AcceptedReason } from './accepted-reason.tsx';
import { useReport, type ReportFormat } from './use-report.ts';
import styles from './findings-list.module.css';

type Props = {
  readonly review: Review;
  /** What the steps of the form say of single inputs. */
  readonly inputs: readonly Finding[];
};

const groups: readonly (readonly [Severity, string])[] = [
  ['must', 'The law asks for'],
  ['should', 'A careful reviewer asks for'],
  ['hint', 'Worth a look'],
];

const formats: readonly (readonly [ReportFormat, string])[] = [
  ['pdf', 'PDF'],
  ['json', 'JSON'],
];

/** Leads to the input; names the section alone where no input mends the fault. */
function Place({ path, where }: { readonly path: string | null; readonly where: string }) {
  const { goToInput } = useWizard();
  if (path === null) return <b>{where}</b>;
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

type ItemProps = { readonly finding: SheetFinding; readonly isFirstOfCheck: boolean };

function Item({ finding, isFirstOfCheck }: ItemProps) {
  const { severity, message, path, part, paragraph, fix } = finding;
  const Icon = severity === 'hint' ? InfoIcon : AlertIcon;
  return (
    <li data-severity={severity} data-accepted={finding.accepted !== null || undefined}>
      <Icon size={15} />
      <div>
        <Place path={path} where={`Section ${part}`} />
        <span className={styles['message']}>{message}</span>
        <span className={styles['paragraph']}>{paragraph}</span>
        {fix && <FixButton fix={fix} />}
        {severity === 'must' && isFirstOfCheck && <AcceptedReason finding={finding} />}
      </div>
    </li>
  );
}

function InputList({ inputs }: Pick<Props, 'inputs'>) {
  return (
    <>
      <h3 className={styles['heading']}>The form asks for</h3>
      <ul className={styles['list']}>
        {inputs.map(({ path, message, severity }) => (
          <li key={`${path} ${message}`} data-severity={severity}>
            <AlertIcon size={15} />
            <span>
              <Place path={path} where="" />
              <span className={styles['message']}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Group({ heading, group }: { readonly heading: string; readonly group: readonly SheetFinding[] }) {
  return (
    <section>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {group.map((finding, index) => (
          <Item
            key={`${finding.check} ${finding.path ?? ''} ${finding.message}`}
            finding={finding}
            isFirstOfCheck={group[index - 1]?.check !== finding.check}
          />
        ))}
      </ul>
    </section>
  );
}

function openText(findings: readonly SheetFinding[]): string {
  const open = openFaults({ findings }).length;
  if (open === 0) return '';
  return ` ${open === 1 ? 'One point of law is' : `${open} points of law are`} open: you can pay for the sheet once each is filled in or has a written reason.`;
}

/** The score of the review, and each finding with its paragraph, the way to its input and the click that mends it. */
export function FindingsList({ review, inputs }: Props) {
  const report = useReport();
  const { score, checked, findings } = review;
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
      {findings.length === 0 && inputs.length === 0 && (
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
