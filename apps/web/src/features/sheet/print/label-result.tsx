import { ownValue } from '@gosds/ghs/own-value';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { Button } from '@mantine/core';
import type { ShownLabel } from '@gosds/contract/documents/package-label';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords } from '../../../words/words.ts';
import styles from './label-dialog.module.css';

type Size = { readonly widthMm: number; readonly heightMm: number };
type Judged = Exclude<ShownLabel, { status: 'capacity-missing' }>;

type Result = Words['print']['result'];

const mm = (length: number) => Math.round(length * 100) / 100;
const rounded = ({ widthMm, heightMm }: Size) => ({ width: mm(widthMm), height: mm(heightMm) });

const elementsIn = (result: Result, list: Judged['leftOff']) => list.map((each) => result.element(each)).join(', ');

/** Name of a missing element by its path in the draft; the code of a statement is its own name. */
const gapName = ({ productName, companyName, street, telephone, quantity }: Words['print']['element'], path: string) =>
  ownValue<string>(
    {
      'description.productName': productName,
      'description.companyName': companyName,
      'description.street': street,
      'description.telephone': telephone,
      quantity,
    },
    path,
  ) ?? path;

/** The facts of the printed label, one sentence each. */
function Notes({ label }: { readonly label: Extract<ShownLabel, { status: 'printed' }> }) {
  const { result } = useWords().print;
  const cited = useCitation();
  const { future, xHeightMm, pictogramMm, codeMm, lacksCode, perPaper } = label;
  const isBelow = future !== null && Math.round(xHeightMm * 100) < Math.round(future.xHeightMm * 100);
  return (
    <ul className={styles['notes']}>
      <li>{result.measures({ ...rounded(label), letter: mm(xHeightMm), pictogram: mm(pictogramMm) })}</li>
      {codeMm > 0 && <li>{result.code(mm(codeMm))}</li>}
      {lacksCode && <li>{result.noCode}</li>}
      {perPaper > 1 && <li>{result.fit(perPaper)}</li>}
      {isBelow && (
        <li>
          {result.future({
            date: future.appliesFrom,
            letter: mm(future.xHeightMm),
            paragraph: cited(future.paragraph),
          })}
        </li>
      )}
      {label.leftOff.length > 0 && <li>{result.leftOff(elementsIn(result, label.leftOff))}</li>}
    </ul>
  );
}

function Gaps({ missing }: Pick<Judged, 'missing'>) {
  const { result, element } = useWords().print;
  const cited = useCitation();
  if (missing.length === 0) return null;
  const named = missing.map(({ path, paragraph }) =>
    result.element({ value: gapName(element, path), paragraph: cited(paragraph) }),
  );
  return <FormMessage tone="warning">{result.missing(named.join('; '))}</FormMessage>;
}

type Props = { readonly label: ShownLabel; readonly onTakeSize: (size: Size) => void };

/** Why no label fits, and the size that fits. */
function Refusal({ label, onTakeSize }: Props) {
  const { result } = useWords().print;
  const cited = useCitation();
  if (label.status === 'capacity-missing') return <FormMessage tone="note">{result.noCapacity}</FormMessage>;
  if (label.status === 'paper-too-small') return <FormMessage tone="problem">{result.paperTooSmall}</FormMessage>;
  if (label.status === 'printed') return null;
  const { min, mayOmit } = label;
  const why = label.status === 'too-small' ? result.tooSmall : result.belowMinimum(cited(label.paragraph));
  return (
    <FormMessage tone="problem">
      <p className={styles['refusal']}>{why}</p>
      {mayOmit.length > 0 && <p className={styles['refusal']}>{result.mayOmit(elementsIn(result, mayOmit))}</p>}
      <Button
        variant="default"
        onClick={() => {
          onTakeSize(min);
        }}
      >
        {result.useSize(rounded(min))}
      </Button>
    </FormMessage>
  );
}

/** The label as it will be printed, with notes. */
export function LabelResult({ label, onTakeSize }: Props) {
  const texts = useWords().print.package;
  return (
    <div className={styles['result']}>
      {label.status === 'printed' && (
        <>
          <img className={styles['picture']} src={label.picture} alt={texts.picture} />
          <Notes label={label} />
        </>
      )}
      <Refusal label={label} onTakeSize={onTakeSize} />
      {label.status !== 'capacity-missing' && <Gaps missing={label.missing} />}
    </div>
  );
}
