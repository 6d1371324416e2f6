import { type SampleLanguage, sampleSheetPage } from '@gosds/contract/documents/sample-sheet';
import { ActionIcon } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { pathOf } from '../../../api/invoke.ts';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './sample-section.module.css';

/** Zoom in per cent of the initial page width. */
const zooms = [100, 150, 200] as const;

/** The query of a language. */
export const searchOf = (language: SampleLanguage): string => String(new URLSearchParams({ language }));

const urlOf = (language: SampleLanguage, page: number): string =>
  `${pathOf(sampleSheetPage.path, { page })}?${searchOf(language)}`;

type ToolProps = {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

const Tool = ({ label, isOff, onPress, children }: ToolProps) => (
  <ActionIcon variant="subtle" color="gray" size={34} aria-label={label} disabled={isOff} onClick={onPress}>
    {children}
  </ActionIcon>
);

type Props = { readonly language: SampleLanguage; readonly pageCount: number | undefined };

/** Shows one page of the sample, with buttons for the other pages and a zoom. */
export function SampleViewer({ language, pageCount }: Props) {
  const words = useFirstWords().front.sample;
  const [page, setPage] = useState(1);
  const [level, setLevel] = useState(0);
  const zoom = zooms[level] ?? zooms[0];
  return (
    <div className={styles['viewer']}>
      <div className={styles['bar']} role="toolbar" aria-label={words.pages}>
        <div className={styles['tools']}>
          <Tool
            label={words.before}
            isOff={page === 1}
            onPress={() => {
              setPage(page - 1);
            }}
          >
            <ArrowLeftIcon size={16} />
          </Tool>
          <span className={styles['count']} role="status">
            {pageCount === undefined ? words.making : words.count({ page, all: pageCount })}
          </span>
          <Tool
            label={words.next}
            isOff={pageCount === undefined || page >= pageCount}
            onPress={() => {
              setPage(page + 1);
            }}
          >
            <ArrowRightIcon size={16} />
          </Tool>
        </div>
        <div className={styles['tools']}>
          <Tool
            label={words.smaller}
            isOff={level === 0}
            onPress={() => {
              setLevel(level - 1);
            }}
          >
            <MinusIcon size={16} />
          </Tool>
          <span className={styles['count']}>{words.percent(zoom)}</span>
          <Tool
            label={words.larger}
            isOff={level === zooms.length - 1}
            onPress={() => {
              setLevel(level + 1);
            }}
          >
            <PlusIcon size={16} />
          </Tool>
        </div>
      </div>
      <ScrollRegion className={styles['paper']} label={words.page}>
        <div className={styles['page']} data-zoom={zoom}>
          {pageCount === undefined ? (
            <div className={styles['blank']} />
          ) : (
            <img src={urlOf(language, page)} alt={words.image(page)} width={794} height={1123} />
          )}
        </div>
      </ScrollRegion>
      {pageCount !== undefined && (
        <ol className={styles['strip']} aria-label={words.all}>
          {Array.from({ length: pageCount }, (_page, index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={words.show(index + 1)}
                aria-current={page === index + 1 ? 'page' : undefined}
                onClick={() => {
                  setPage(index + 1);
                }}
              >
                <img src={urlOf(language, index + 1)} alt="" width={79} height={112} loading="lazy" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
