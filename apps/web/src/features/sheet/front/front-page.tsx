import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../../api/use-session.ts';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useFirstWords } from '../../../words/words.ts';
import { Classifier } from './classifier.tsx';
import styles from './front-page.module.css';
import { PriceLine } from './price-line.tsx';
import { SampleSection } from './sample-section.tsx';

type Props = {
  /** Goes on to the module, through the login. */
  readonly onChoose: (module: 'GoSDS' | 'GoGAL') => void;
};

function Hero({ onChoose }: Props) {
  const { access, front } = useFirstWords();
  const isVisitor = useSession().status === 'signed-out';
  return (
    <section className={styles['hero']} aria-labelledby="front-heading">
      <div>
        <h1 id="front-heading" className={styles['heading']}>
          {access.about.heading}
        </h1>
        <p className={styles['lead']}>{front.lead}</p>
      </div>
      <div className={styles['ways']}>
        {isVisitor && (
          <Button component={Link} to="/signup" size="md">
            {front.signUp}
          </Button>
        )}
        <span className={styles['choose']}>
          {isVisitor && <span id="front-choose">{front.logInTo}</span>}
          {(['GoSDS', 'GoGAL'] as const).map((module) => (
            <Button
              key={module}
              variant="default"
              size="md"
              {...(isVisitor && { 'aria-describedby': 'front-choose' })}
              rightSection={<ArrowRightIcon size={16} />}
              onClick={() => {
                onChoose(module);
              }}
            >
              {module}
            </Button>
          ))}
        </span>
      </div>
    </section>
  );
}

/** The page for visitors: tries the product on the spot, and shows a finished sheet and the price. */
export function FrontPage({ onChoose }: Props) {
  usePageTitle(useFirstWords().front.title);
  return (
    <div className={styles['page']}>
      <Hero onChoose={onChoose} />
      <Classifier />
      <SampleSection />
      <PriceLine />
    </div>
  );
}
