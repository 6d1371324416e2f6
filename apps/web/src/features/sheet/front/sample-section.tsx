import { type SampleLanguage, sampleLanguages, sampleSheet } from '@gosds/contract/documents/sample-sheet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { invoke } from '../../../api/invoke.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useFirstWords, useSpokenLanguage } from '../../../words/words.ts';
import styles from './sample-section.module.css';
import { SampleViewer, searchOf } from './sample-viewer.tsx';

/** True once the element has come near the viewport. */
function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return wasNear;
}

/** The language of the screens, if the sample is made in it. */
function useSampleLanguage(): SampleLanguage {
  const { tag } = useSpokenLanguage();
  return sampleLanguages.find((language) => language === tag) ?? 'en';
}

const useSample = (language: SampleLanguage, isWanted: boolean) =>
  useQuery({
    queryKey: ['sample-sheet', language],
    queryFn: () => invoke(sampleSheet, { search: searchOf(language) }),
    staleTime: Infinity,
    enabled: isWanted,
  });

function Sample({ isWanted }: { readonly isWanted: boolean }) {
  const { sample } = useFirstWords().front;
  const language = useSampleLanguage();
  const { data, error, refetch } = useSample(language, isWanted);
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SampleViewer key={language} language={language} pageCount={data?.pageCount} />
      {data !== undefined && (
        <Disclosure label={sample.asText}>
          <div className={styles['asText']} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
            {data.text}
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** A finished sheet to look at. Loaded when the visitor scrolls near it. */
export function SampleSection() {
  const section = useRef<HTMLElement>(null);
  const wasNear = useWasNear(section);
  const { sample } = useFirstWords().front;
  return (
    <section ref={section} className={styles['sample']} aria-labelledby="sample-heading">
      <h2 id="sample-heading" className={styles['title']}>
        {sample.heading}
      </h2>
      <p className={styles['text']}>{sample.text}</p>
      <Sample isWanted={wasNear} />
    </section>
  );
}
