import { Button } from '@mantine/core';
import type { ShownLabel } from '@gosds/contract/documents/package-label';
import { FormMessage } from '../../../ui/form-message.tsx';
import styles from './label-dialog.module.css';

type Size = { readonly widthMm: number; readonly heightMm: number };
type Judged = Exclude<ShownLabel, { status: 'capacity-missing' }>;

const mm = (length: number) => String(Math.round(length * 100) / 100);
const sizeText = ({ widthMm, heightMm }: Size) => `${mm(widthMm)} × ${mm(heightMm)} mm`;

const elements = (list: Judged['leftOff']) => list.map(({ value, paragraph }) => `${value} (${paragraph})`).join(', ');

const gapNames: Readonly<Record<string, string>> = {
  'description.productName': 'the product’s name',
  'description.companyName': 'the supplier’s name',
  'description.street': 'the supplier’s address',
  'description.telephone': 'the supplier’s telephone number',
  quantity: 'the nominal quantity, unless the package shows it elsewhere',
};

/** What the label came to, in a sentence each. */
function Notes({ label }: { readonly label: Extract<ShownLabel, { status: 'printed' }> }) {
  const { future, xHeightMm, pictogramMm, perPaper } = label;
  const isBelow = future !== null && Math.round(xHeightMm * 100) < Math.round(future.xHeightMm * 100);
  return (
    <ul className={styles['notes']}>
      <li>
        {sizeText(label)}; a small x is {mm(xHeightMm)} mm high, pictograms are squares of {mm(pictogramMm)} mm.
        {perPaper > 1 && ` ${perPaper} labels fit on one page.`}
      </li>
      {isBelow && (
        <li>
          From {future.appliesFrom} on the small x must be {mm(future.xHeightMm)} mm ({future.paragraph}): a larger
          label allows it.
        </li>
      )}
      {label.leftOff.length > 0 && <li>Left off: {elements(label.leftOff)}.</li>}
    </ul>
  );
}

function Gaps({ missing }: Pick<Judged, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <FormMessage tone="warning">
      The law asks for more than the label shows:{' '}
      {missing.map(({ path, paragraph }) => `${gapNames[path] ?? path} (${paragraph})`).join('; ')}.
    </FormMessage>
  );
}

type Props = { readonly label: ShownLabel; readonly onTakeSize: (size: Size) => void };

/** Why there is no label, and the size that fits. */
function Refusal({ label, onTakeSize }: Props) {
  if (label.status === 'capacity-missing') {
    return (
      <FormMessage tone="note">Enter how much the package holds: the sizes on the label follow from it.</FormMessage>
    );
  }
  if (label.status === 'paper-too-small') {
    return <FormMessage tone="problem">No label of this size fits on the paper.</FormMessage>;
  }
  if (label.status === 'printed') return null;
  const { min, mayOmit } = label;
  const why =
    label.status === 'too-small'
      ? 'Not everything fits, even with the smallest letters that the law allows.'
      : `The law asks for a larger label on such a package (${label.paragraph}).`;
  return (
    <FormMessage tone="problem">
      <p className={styles['refusal']}>{why}</p>
      {mayOmit.length > 0 && (
        <p className={styles['refusal']}>The law allows you to leave these off: {elements(mayOmit)}.</p>
      )}
      <Button
        variant="default"
        onClick={() => {
          onTakeSize(min);
        }}
      >
        Use {sizeText(min)}
      </Button>
    </FormMessage>
  );
}

/** The label as it will be printed, with what there is to say of it. */
export function LabelResult({ label, onTakeSize }: Props) {
  return (
    <div className={styles['result']}>
      {label.status === 'printed' && (
        <>
          <img className={styles['picture']} src={label.picture} alt="The label as it will be printed" />
          <Notes label={label} />
        </>
      )}
      <Refusal label={label} onTakeSize={onTakeSize} />
      {label.status !== 'capacity-missing' && <Gaps missing={label.missing} />}
    </div>
  );
}
