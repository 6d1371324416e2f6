import { Anchor } from '@mantine/core';
import type { ResponseOf } from '@gosds/contract/call';
import type { getChemical } from '@gosds/contract/galleria/get-chemical';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { loadPart } from '../../api/load-part.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useWords } from '../../words/words.ts';
import { Fact } from './fact.tsx';
import styles from './galleria.module.css';
import { loadChemical } from './galleria-calls.ts';
import { Listings } from './listings.tsx';
import { Structure } from './structure.tsx';

type Chemical = ResponseOf<typeof getChemical>;

// Loaded lazily, because it includes the rules of all markets.
const SubstanceFacts = lazy(() =>
  loadPart(async () => ({ default: (await import('./substance-facts.tsx')).SubstanceFacts })),
);

function Identity({ chemical }: { readonly chemical: Chemical }) {
  const { fact: words } = useWords().galleria;
  const { inchikey, isInchikeyComputed, molarMass, goods, synonyms } = chemical;
  return (
    <dl className={styles['facts']}>
      <Fact name={words.cas} values={chemical.cas} />
      <Fact name={words.ec} values={[chemical.ec]} />
      <Fact name={words.cw} values={[`CW${chemical.number}`]} />
      <Fact name={words.formula} values={[chemical.formula]} />
      <Fact name={words.molarMass} values={[molarMass === null ? null : `${molarMass} g/mol`]} />
      <Fact name={words.un} values={goods.map(({ un }) => un)} />
      <Fact name={words.class} values={goods.map((good) => good.class)} />
      <Fact name={words.dtxsid} values={[chemical.dtxsid]} />
      <Fact
        isWide
        name={words.inchikey}
        values={[inchikey !== null && isInchikeyComputed ? words.computed(inchikey) : inchikey]}
      />
      <Fact isWide name={words.synonyms} values={synonyms} />
    </dl>
  );
}

function Shown({ chemical }: { readonly chemical: Chemical }) {
  const words = useWords().galleria;
  const name = chemical.name ?? words.unnamed;
  return (
    <>
      <h1 className={styles['heading']}>
        <bdi>{name}</bdi>
      </h1>
      <div className={styles['identity']}>
        <Identity chemical={chemical} />
        {chemical.smiles !== null && <Structure smiles={chemical.smiles} name={name} />}
      </div>
      <Suspense fallback={null}>
        <SubstanceFacts number={chemical.number} />
      </Suspense>
      <h2 className={styles['part']}>{words.chemical.lists}</h2>
      <Listings chemical={chemical} />
    </>
  );
}

/** The known facts of a chemical, and its entries in each list. */
export function ChemicalPage() {
  const words = useWords().galleria;
  usePageTitle(words.pageTitle);
  const number = Number(useParams()['number']);
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-chemical', number],
    queryFn: () => loadChemical(number),
    staleTime: 300_000,
  });
  return (
    <div className={styles['page']}>
      <Anchor component={Link} to="/galleria-data" className={styles['back'] ?? ''}>
        {words.chemical.back}
      </Anchor>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Shown chemical={data} />}
    </div>
  );
}
