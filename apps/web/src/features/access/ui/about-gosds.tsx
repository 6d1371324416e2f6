import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './about-gosds.module.css';

const points = [
  ['Classified as you type', 'Pictograms, signal word and hazard statements follow every change of the formula.'],
  [
    'Every line has its reason',
    'Rule, paragraph, the ingredients that counted, their sum and the limit: one click away.',
  ],
  ['Pay as you go', 'See the whole sheet first, pay for it, then download, print or e-mail the clean PDF.'],
] as const;

/** The about text of the GoSDS module. */
export function AboutGosds() {
  return (
    <section className={styles['about']} aria-labelledby="about-heading">
      <h2 id="about-heading" className={styles['heading']}>
        Safety data sheets that say why.
      </h2>
      <p className={styles['lead']}>
        GoSDS takes you in eight steps from the description of your product to a GHS-compliant safety data sheet.
      </p>
      <ul className={styles['points']}>
        {points.map(([title, text]) => (
          <li key={title}>
            <span className={styles['tick']}>
              <CheckIcon size={16} />
            </span>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
