import { CheckIcon } from '../../../ui/icons.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './about-gosds.module.css';

/** The about text of the GoSDS module. */
export function AboutGosds() {
  const { about } = useFirstWords().access;
  const points = [
    [about.classified, about.classifiedText],
    [about.reasons, about.reasonsText],
    [about.pay, about.payText],
  ] as const;
  return (
    <section className={styles['about']} aria-labelledby="about-heading">
      <h2 id="about-heading" className={styles['heading']}>
        {about.heading}
      </h2>
      <p className={styles['lead']}>{about.lead}</p>
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
