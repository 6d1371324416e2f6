import type { FoundChemical } from '@gosds/contract/galleria/chemical-search';
import { Link } from 'react-router';
import { useWords } from '../../words/words.ts';
import { Fact } from './fact.tsx';
import { startReport } from './wizard/wizard-store.ts';
import styles from './galleria.module.css';

/** Maximum number of synonyms shown in a result. */
const shownSynonyms = 6;

/** How the text was read if not as a number; the name that matched, if it is not the chemical's main name. */
function Met({ chemical: { Match, Matched, Name } }: { readonly chemical: FoundChemical }) {
  const words = useWords().galleria;
  if (Match === 'identifier') return null;
  if (Match === 'formula' || Match === 'structure' || Match === 'skeleton')
    return <p className={styles['met']}>{words.met[Match]}</p>;
  if (Match === 'alike' || Match === 'within') return <p className={styles['met']}>{words.met[Match](Matched)}</p>;
  return Matched === Name ? null : <p className={styles['met']}>{words.met.as(Matched)}</p>;
}

function Found({ chemical }: { readonly chemical: FoundChemical }) {
  const { galleria: words, report } = useWords();
  const { Name, Cas, Ec, CwNo, Un, DGC, Synonyms: synonyms, Formula, MaterialId, Lists } = chemical;
  return (
    <li className={styles['found']}>
      <h2 className={styles['name']}>
        <Link
          to="/galleria-data/edit?step=filters"
          onClick={() => {
            startReport({ MaterialId, Name: Name ?? words.unnamed, Cas, CwNo });
          }}
        >
          <bdi>{Name ?? words.unnamed}</bdi>
        </Link>
      </h2>
      <Met chemical={chemical} />
      <dl className={styles['facts']}>
        <Fact name={words.fact.cas} values={Cas} />
        <Fact name={words.fact.ec} values={[Ec]} />
        <Fact name={words.fact.cw} values={[CwNo]} />
        <Fact name={words.fact.formula} values={[Formula]} />
        <Fact name={words.fact.un} values={Un} />
        <Fact name={words.fact.class} values={DGC} />
        <Fact
          isWide
          name={words.fact.synonyms}
          values={synonyms.slice(0, shownSynonyms)}
          after={synonyms.length > shownSynonyms ? words.fact.more(synonyms.length - shownSynonyms) : undefined}
        />
      </dl>
      <p className={styles['lists']}>
        {words.onLists(Lists)} <Link to={`/galleria-data/chemicals/${MaterialId}`}>{report.chemicalPage}</Link>
      </p>
    </li>
  );
}

/** The chemicals of one page of results, best first. */
export function FoundChemicals({ found }: { readonly found: readonly FoundChemical[] }) {
  return (
    <ol className={styles['results']}>
      {found.map((chemical) => (
        <Found key={chemical.MaterialId} chemical={chemical} />
      ))}
    </ol>
  );
}
