import type { Finding } from '@gosds/sheet/review/finding';
import type { Fix, Severity } from '@gosds/sheet/review/check';
import { type Review, openFaults, type SheetFinding } from '@gosds/sheet/review/review';
import { Anchor, Button } from '@mantine/core';
import { AlertIcon, CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import type { ReportFormat } from './download-report.ts';
import { type Acceptance, AcceptedReason } from './accepted-reason.tsx';
import styles from './findings-list.module.css';

type Props = {
  readonly review: Review;
  /** What the steps of the form say of single inputs. */
  readonly inputs: readonly Finding[];
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
  readonly onFix: (fix: Fix) => void;
  readonly acceptance: Acceptance;
  readonly onReport: (format: ReportFormat) => void;
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

type PlaceProps = { readonly path: string | null; readonly where: string } & Pick<Props, 'labelOf' | 'onGo'>;

/** Leads to the input; names the section alone where no input mends the fault. */
function Place({ path, where, labelOf, onGo }: PlaceProps) {
  if (path === null) return <b>{where}</b>;
  return (
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
  );
}

type ItemProps = { readonly finding: SheetFinding; readonly isFirstOfCheck: boolean } & Pick<
  Props,
  'labelOf' | 'onGo' | 'onFix' | 'acceptance'
>;

function Item({ finding, isFirstOfCheck, labelOf, onGo, onFix, acceptance }: ItemProps) {
  const { severity, message, path, part, paragraph, fix } = finding;
  const Icon = severity === 'hint' ? InfoIcon : AlertIcon;
  return (
    <li data-severity={severity} data-accepted={finding.accepted !== null || undefined}>
      <Icon size={15} />
      <div>
        <Place path={path} where={`Section ${part}`} labelOf={labelOf} onGo={onGo} />
        <span className={styles['message']}>{message}</span>
        <span className={styles['paragraph']}>{paragraph}</span>
        {fix && (
          <Button
            size="compact-xs"
            variant="default"
            className={styles['fix'] ?? ''}
            onClick={() => {
              onFix(fix);
            }}
          >
            {fix.label}
          </Button>
        )}
        {severity === 'must' && isFirstOfCheck && <AcceptedReason finding={finding} acceptance={acceptance} />}
      </div>
    </li>
  );
}

function InputList({ inputs, labelOf, onGo }: Pick<Props, 'inputs' | 'labelOf' | 'onGo'>) {
  return (
    <>
      <h3 className={styles['heading']}>The form asks for</h3>
      <ul className={styles['list']}>
        {inputs.map(({ path, message, severity }) => (
          <li key={`${path} ${message}`} data-severity={severity}>
            <AlertIcon size={15} />
            <span>
              <Place path={path} where="" labelOf={labelOf} onGo={onGo} />
              <span className={styles['message']}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type GroupProps = { readonly heading: string; readonly group: readonly SheetFinding[] } & Pick<
  Props,
  'labelOf' | 'onGo' | 'onFix' | 'acceptance'
>;

function Group({ heading, group, ...ways }: GroupProps) {
  return (
    <section>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {group.map((finding, index) => (
          <Item
            key={`${finding.check} ${finding.path ?? ''} ${finding.message}`}
            finding={finding}
            isFirstOfCheck={group[index - 1]?.check !== finding.check}
            {...ways}
          />
        ))}
      </ul>
    </section>
  );
}

function openText(findings: readonly SheetFinding[]): string {
  const open = openFaults({ findings }).length;
  if (open === 0) return '';
  return ` ${open === 1 ? 'One point of law is' : `${open} points of law are`} open: the sheet can be paid for once each is filled in or has a written reason.`;
}

/** The score of the review, and each finding with its paragraph, the way to its input and the click that mends it. */
export function FindingsList({ review, inputs, labelOf, onGo, onFix, acceptance, onReport }: Props) {
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
              onReport(format);
            }}
          >
            {name}
          </Anchor>
        ))}
      </p>
      {inputs.length > 0 && <InputList inputs={inputs} labelOf={labelOf} onGo={onGo} />}
      {findings.length === 0 && inputs.length === 0 && (
        <p className={styles['complete']}>
          <CheckIcon size={16} /> Nothing was found.
        </p>
      )}
      {groups.map(([severity, heading]) => {
        const group = findings.filter((finding) => finding.severity === severity);
        if (group.length === 0) return null;
        const ways = { labelOf, onGo, onFix, acceptance };
        return <Group key={severity} heading={heading} group={group} {...ways} />;
      })}
    </>
  );
}
