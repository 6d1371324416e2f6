import { CheckIcon } from '../../../ui/icons.tsx';
import { useFirstWords } from '../../../words/words.ts';
import type { Module } from '../lib/chosen-module.ts';
import styles from './about-module.module.css';

type Points = readonly (readonly [title: string, text: string])[];

function usePoints(module: Module | null): {
  readonly heading: string;
  readonly lead: string;
  readonly points: Points;
} {
  const { about, aboutGal } = useFirstWords().access;
  if (module === 'GoGAL') {
    return {
      ...{ heading: aboutGal.heading, lead: aboutGal.lead },
      points: [
        [aboutGal.places, aboutGal.placesText],
        [aboutGal.source, aboutGal.sourceText],
        [aboutGal.forms, aboutGal.formsText],
      ],
    };
  }
  return {
    ...{ heading: about.heading, lead: about.lead },
    points: [
      [about.classified, about.classifiedText],
      [about.reasons, about.reasonsText],
      [about.pay, about.payText],
    ],
  };
}

/** The about text of the chosen module. */
export function AboutModule({ module }: { readonly module: Module | null }) {
  const { heading, lead, points } = usePoints(module);
  return (
    <section className={styles['about']} aria-labelledby="about-heading">
      <h2 id="about-heading" className={styles['heading']}>
        {heading}
      </h2>
      <p className={styles['lead']}>{lead}</p>
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
