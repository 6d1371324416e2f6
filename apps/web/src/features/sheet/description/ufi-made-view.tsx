import { ufiCountryOf } from '@gosds/sheet/draft/ufi/ufi-country-of';
import styles from './ufi-dialog.module.css';
import type { UfiAnswer, UfiForm } from './ufi-form.ts';
import { useWords } from '../../../words/words.ts';

type Props = { readonly form: UfiForm; readonly answer: UfiAnswer };

function Parts({ form, ufi, number }: { readonly form: UfiForm; readonly ufi: string; readonly number: string }) {
  const words = useWords().ufi.part;
  const country = ufiCountryOf(form.company);
  const parts = [
    ...(country ? [[words.country, country.name] as const] : []),
    [country ? words.vat : words.key, number] as const,
    [words.formulation, String(Number(form.formulation.replaceAll(/\s/g, '')))] as const,
    [words.check, ufi.charAt(0)] as const,
  ];
  return (
    <dl className={styles['parts']}>
      {parts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The current UFI and its parts. */
export function UfiMadeView({ form, answer }: Props) {
  const isMade = answer.status === 'made';
  const { awaited } = useWords().ufi;
  return (
    <div className={styles['made']} role="status" data-made={isMade || undefined}>
      <p className={styles['ufi']}>{isMade ? answer.ufi : <span aria-hidden>••••-••••-••••-••••</span>}</p>
      {isMade ? (
        <Parts form={form} ufi={answer.ufi} number={answer.number} />
      ) : (
        <p className={styles['intro']}>{awaited}</p>
      )}
    </div>
  );
}
