import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ChevronDownIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useWords } from '../../../words/words.ts';
import type { SheetPages } from '../state/draft-pages.ts';
import { DocumentPage } from './document-page.tsx';
import styles from './page-viewer.module.css';

/** Zoom in per cent of the available width. */
const zooms = [50, 75, 100, 125, 150, 200] as const;

type Zoom = (typeof zooms)[number];

const zoomBy = (zoom: Zoom, by: 1 | -1): Zoom => zooms[zooms.indexOf(zoom) + by] ?? zoom;

/** Number of the page in the middle of the screen. */
function useShownPage(area: RefObject<HTMLElement | null>, pageCount: number): number {
  const [page, setPage] = useState(1);
  useEffect(() => {
    if (area.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (shown instanceof HTMLElement) setPage(Number(shown.dataset['page']));
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const element of area.current.querySelectorAll('[data-page]')) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [area, pageCount]);
  return Math.min(page, pageCount);
}

/** Scrolls the viewer if it scrolls by itself, else the browser page. */
function scrollToPage(element: Element): void {
  const viewer = element.closest('[role="region"]');
  if (viewer === null || viewer.scrollHeight <= viewer.clientHeight) element.scrollIntoView({ block: 'start' });
  else viewer.scrollBy({ top: element.getBoundingClientRect().top - viewer.getBoundingClientRect().top - 8 });
}

type BarProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly zoom: Zoom;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
};

function ViewerBar({ page, pageCount, zoom, onPage, onZoom }: BarProps) {
  const { viewer } = useWords().preview;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={viewer.pages}>
      <span className={styles['jumpBox']}>
        <select
          className={styles['jump']}
          aria-label={viewer.goTo}
          value={page}
          onChange={({ currentTarget }) => {
            onPage(Number(currentTarget.value));
          }}
        >
          {Array.from({ length: pageCount }, (_page, index) => (
            <option key={index} value={index + 1}>
              {viewer.page({ page: index + 1, all: pageCount })}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </span>
      <div className={styles['zoom']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={viewer.smaller}
          disabled={zoom === zooms[0]}
          onClick={() => {
            onZoom(zoomBy(zoom, -1));
          }}
        >
          <MinusIcon size={16} />
        </ActionIcon>
        <span className={styles['percent']} role="status">
          {viewer.percent(zoom)}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={viewer.larger}
          disabled={zoom === zooms.at(-1)}
          onClick={() => {
            onZoom(zoomBy(zoom, 1));
          }}
        >
          <PlusIcon size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}

type Props = { readonly pages: SheetPages; readonly children: ReactNode };

/** The pages of a document one below the other, with page buttons and a zoom. */
export function PageViewer({ pages: { pageCount, urlOf }, children }: Props) {
  const { viewer } = useWords().preview;
  const area = useRef<HTMLDivElement>(null);
  const page = useShownPage(area, pageCount);
  const [zoom, setZoom] = useState<Zoom>(100);
  const [isFirstSettled, setIsFirstSettled] = useState(false);
  const settleFirst = () => {
    setIsFirstSettled(true);
  };
  const goTo = (wanted: number) => {
    const element = area.current?.querySelector(`[data-page="${wanted}"]`);
    if (element) scrollToPage(element);
  };
  return (
    <div ref={area}>
      <ViewerBar page={page} pageCount={pageCount} zoom={zoom} onPage={goTo} onZoom={setZoom} />
      <ScrollRegion className={styles['viewer']} label={viewer.sheet}>
        <div className={styles['pages']} data-zoom={zoom}>
          {Array.from({ length: pageCount }, (_page, index) => (
            <div key={index} className={styles['sheet']} data-page={index + 1}>
              <DocumentPage
                url={urlOf(index + 1)}
                page={index + 1}
                pageCount={pageCount}
                isHeld={index > 0 && !isFirstSettled}
                onSettled={settleFirst}
              />
            </div>
          ))}
        </div>
        {children}
      </ScrollRegion>
    </div>
  );
}
