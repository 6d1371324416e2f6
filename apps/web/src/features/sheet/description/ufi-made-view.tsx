import { ufiCountryOf } from '@gosds/sheet/draft/ufi/ufi-country-of';
import styles from './ufi-dialog.module.css';
import type { UfiAnswer, UfiForm } from './ufi-form.ts';

type Props = { readonly form: UfiForm; readonly answer: UfiAnswer };

function Parts({ form, ufi, number }: { readonly form: UfiForm; readonly ufi: string; readonly number: string }) {
  const country = ufiCountryOf(form.company);
  const parts = [
    ...(country ? [['Country', country.name] as const] : []),
    [country ? 'VAT number' : 'Company key', number] as const,
    ['Formulation number', String(Number(form.formulation.replaceAll(/\s/g, '')))] as const,
    ['Check character', ufi.charAt(0)] as const,
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

/** The UFI as it stands now, and what it is made of. */
export function UfiMadeView({ form, answer }: Props) {
  const isMade = answer.status === 'made';
  return (
    <div className={styles['made']} role="status" data-made={isMade || undefined}>
      <p className={styles['ufi']}>{isMade ? answer.ufi : <span aria-hidden>••••-••••-••••-••••</span>}</p>
      {isMade ? (
        <Parts form={form} ufi={answer.ufi} number={answer.number} />
      ) : (
        <p className={styles['intro']}>The UFI appears here as soon as the three fields are right.</p>
      )}
    </div>
  );
}
