import { inEnglish } from '@gosds/phrases/say-message';
import type { Counted, Reason } from '@gosds/ghs/classification';
import { toPercent } from '@gosds/ghs/concentration';
import styles from './reason-view.module.css';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

const ends = { exact: '', lower: ' (lower end)', upper: ' (upper end)' } as const;

const number = (value: number) => String(Number(value.toPrecision(6)));

function CountedRow({ counted }: { readonly counted: Counted }) {
  const { name, concentration, end, weight, hazard, note } = counted;
  const asWhat = [hazard === undefined ? '' : `${hazard.code} ${hazard.hCode}`, note ?? ''].filter(
    (part) => part !== '',
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <bdi>{number(toPercent(concentration))} %</bdi>
        {ends[end]}
      </td>
      <td>{weight === undefined ? '' : `× ${number(weight)}`}</td>
      <td>{asWhat.map(inEnglish).join('; ')}</td>
    </tr>
  );
}

/** Sum, estimate or measured value as it was compared, with the limit of law. */
function Comparison({ reason }: { readonly reason: Reason }) {
  const { found, limit, unit = '' } = reason.stated ?? reason;
  if (found === undefined && limit === undefined) return null;
  return (
    <p className={styles['comparison']}>
      {found !== undefined && (
        <span>
          Found <bdi>{`${number(found)} ${unit}`.trim()}</bdi>
        </span>
      )}
      {limit !== undefined && (
        <span>
          Limit <bdi>{`${number(limit)} ${unit}`.trim()}</bdi>
        </span>
      )}
    </p>
  );
}

/** One reason in full: rule, paragraph, the ingredients counted and left out, the sum and the limit. */
export function ReasonView({ reason }: { readonly reason: Reason }) {
  const { ruleId, paragraph, summary, counted, leftOut } = reason;
  return (
    <div className={styles['reason']}>
      <p className={styles['summary']}>{inEnglish(summary)}</p>
      <p className={styles['source']}>
        {paragraph} <span className={styles['rule']}>Rule {ruleId}</span>
      </p>
      <Comparison reason={reason} />
      {counted.length > 0 && (
        <ScrollRegion className={styles['scroll']} label="Ingredients that counted">
          <table className={styles['counted']}>
            <thead>
              <tr>
                <th scope="col">Counted</th>
                <th scope="col">Share</th>
                <th scope="col">Weight</th>
                <th scope="col">As</th>
              </tr>
            </thead>
            <tbody>
              {counted.map((item, index) => (
                <CountedRow key={`${item.ingredientId} ${index}`} counted={item} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {leftOut.length > 0 && (
        <ul className={styles['leftOut']} aria-label="Left out">
          {leftOut.map(({ ingredientId, name, why }) => (
            <li key={`${ingredientId} ${inEnglish(why)}`}>
              {inEnglish(name)}: {inEnglish(why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
