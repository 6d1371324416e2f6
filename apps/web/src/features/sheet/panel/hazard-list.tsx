import type { ClassOutcome } from '@gosds/ghs/classification';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { wordingOf } from '@gosds/phrases/statement-text';
import { hazardStatement } from '@gosds/sheet/sections/words/hazard-statement';
import { memo } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { missingText } from '../analysis/missing-text.ts';
import { waitingClasses } from './waiting-classes.ts';
import styles from './hazard-list.module.css';
import { ReasonView } from './reason-view.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useLawWords, useWords, words } from '../../../words/words.ts';

function decidedBy({ isReview }: NonNullable<ClassOutcome['testData']>): string {
  const { yourReview, test } = words().panel.hazards;
  return isReview ? yourReview : test;
}

type WhyProps = { readonly outcome: ClassOutcome; readonly label?: string; readonly isAtEnd?: boolean };

function Why({ outcome, label, isAtEnd = false }: WhyProps) {
  const { why, whyOf, hazards } = useWords().panel;
  const { say } = useLawWords();
  const { hazardClass, reasons, testData } = outcome;
  if (reasons.length === 0) return label === undefined ? null : <p className={styles['note']}>{label}</p>;
  return (
    <Disclosure label={label ?? why} accessibleName={whyOf(say({ hazardClass }))} isAtEnd={isAtEnd}>
      {testData !== undefined && (
        <p className={styles['note']}>
          {(testData.isReview ? hazards.byReview : hazards.byTest)({
            method: say(testData.method),
            source: testData.source,
          })}
        </p>
      )}
      {reasons.map((reason, index) => (
        <ReasonView key={`${reason.ruleId} ${index}`} reason={reason} />
      ))}
    </Disclosure>
  );
}

/** Classes with at least one category, including those that a missing ingredient may make more severe. */
export const reachedClasses = (outcomes: readonly ClassOutcome[]): readonly ClassOutcome[] =>
  outcomes.filter(({ hazards }) => hazards.length > 0);

type Props = {
  readonly outcomes: readonly ClassOutcome[];
  readonly market: LabelRegimeId;
  readonly mixture: Mixture;
};

/** Shown before the first ingredient: the shape of the result, and what it needs. */
function Unjudged() {
  return (
    <>
      <p className={styles['none']}>{useWords().panel.hazards.notYet}</p>
      <div className={styles['ghost']} aria-hidden="true">
        <div />
        <div />
        <div />
      </div>
    </>
  );
}

function ReachedClasses({ outcomes, market, mixture }: Props) {
  const { panel, visitor } = useWords();
  const { phrases } = useLawWords();
  if (mixture.ingredients.length === 0) return <Unjudged />;
  if (outcomes.length === 0) return <p className={styles['none']}>{visitor.classes.none}</p>;
  return (
    <ul className={styles['list']}>
      {outcomes.map((outcome) => (
        <li key={outcome.hazardClass} className={styles['item']} data-reached>
          {outcome.hazards.map((hazard) => (
            <p key={`${hazard.code} ${hazard.hCode}`} className={styles['hazard']}>
              <span className={styles['code']}>{hazard.hCode}</span>
              <span>
                {hazardStatement(hazard, wordingOf(market, phrases))}
                <span className={styles['category']}>{hazard.code}</span>
              </span>
            </p>
          ))}
          {outcome.testData !== undefined && <p className={styles['tested']}>{decidedBy(outcome.testData)}</p>}
          {outcome.status === 'incomplete' && (
            <p className={styles['note']}>{panel.hazards.minimum(missingText(outcome.missing, mixture))}</p>
          )}
          <Why outcome={outcome} isAtEnd />
        </li>
      ))}
    </ul>
  );
}

/**
 * The assigned classes with their statements, the undecided classes and the classes ruled out, each with its reasons.
 */
export const HazardList = memo(function HazardList({ outcomes, market, mixture }: Props) {
  const { hazards } = useWords().panel;
  const { say } = useLawWords();
  const nameOf = ({ hazardClass }: ClassOutcome) => say({ hazardClass });
  const reached = reachedClasses(outcomes);
  const open = outcomes.filter(({ status, hazards }) => status === 'incomplete' && hazards.length === 0);
  // Without an ingredient no class was judged.
  const judged = mixture.ingredients.length === 0 ? [] : outcomes;
  const ruledOut = judged.filter(({ status, reasons }) => status === 'not-classified' && reasons.length > 0);
  return (
    <>
      <ReachedClasses outcomes={reached} market={market} mixture={mixture} />
      {open.length > 0 && (
        <>
          <h3 className={styles['heading']}>{hazards.undecided}</h3>
          <ul className={styles['list']}>
            {waitingClasses(open, mixture).map(({ missing, outcomes: waiting }) => (
              <li key={missing} className={styles['item']}>
                <p className={styles['open']}>
                  {sentence(hazards.missing({ missing, strong: (text) => <b>{text}</b> }))}
                </p>
                <Disclosure label={waiting.length === 1 ? waiting.map(nameOf).join() : hazards.depend(waiting.length)}>
                  {waiting.map((outcome) => (
                    <Why key={outcome.hazardClass} outcome={outcome} label={nameOf(outcome)} />
                  ))}
                </Disclosure>
              </li>
            ))}
          </ul>
        </>
      )}
      {ruledOut.length > 0 && (
        <Disclosure label={hazards.considered(ruledOut.length)}>
          <ul className={styles['list']}>
            {ruledOut.map((outcome) => (
              <li key={outcome.hazardClass} className={styles['item']}>
                <Why outcome={outcome} label={nameOf(outcome)} />
                {outcome.testData !== undefined && <p className={styles['tested']}>{decidedBy(outcome.testData)}</p>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
});
