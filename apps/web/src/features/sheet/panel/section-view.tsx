import { sentencesOfBlock } from '@gosds/sheet/model/block';
import type { Origin, Section, SheetDocument, Subsection } from '@gosds/sheet/model/document';
import { drawnSubsections } from '@gosds/sheet/model/side-by-side';
import type { Language } from '@gosds/phrases/language';
import { memo } from 'react';
import { useStore } from 'zustand';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { sectionText, subsectionText } from './section-text.ts';
import { BlockView } from './block-view.tsx';
import { DirectedText } from './directed-text.tsx';
import { ReasonView } from './reason-view.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useSpokenLanguage, useWords } from '../../../words/words.ts';
import styles from './sheet-view.module.css';

type OriginProps = {
  readonly origin: Origin;
  readonly language: string | undefined;
  /** Phrases in the language of this part of the sheet; undefined until loaded. */
  readonly words: Language | undefined;
};

/**
 * Why the law or an input requires a line. The sheet's words stay in its own language (WCAG 3.1.2); all else is in that
 * of the screens.
 */
function OriginView({ origin, language, words }: OriginProps) {
  const { origin: texts } = useWords().panel;
  switch (origin.kind) {
    case 'classification':
      return origin.reasons.map((reason, index) => (
        <ReasonView key={`${reason.ruleId} ${index}`} reason={reason} language={words} />
      ));
    case 'catalogue':
      return (
        <span className={styles['because']}>
          {sentence(texts.catalogue({ source: origin.source, cas: origin.cas, isolated: (text) => <bdi>{text}</bdi> }))}
        </span>
      );
    case 'rule':
      return (
        <span className={styles['because']}>
          <span lang={language}>
            {origin.why} ({words?.sheet.law.citation(origin.paragraph) ?? origin.paragraph})
          </span>
        </span>
      );
    case 'missing':
      return (
        <span className={styles['because']} lang={language}>
          {origin.why}
        </span>
      );
    case 'input':
      return <span className={styles['because']}>{texts.input}</span>;
  }
}

/** The part of a bilingual sheet. */
export type SheetPart = 'first' | 'other';

/** Positions in the sheet of the subsections that are drawn as one. */
type Place = { readonly part: SheetPart; readonly section: number; readonly places: readonly number[] };

const partOf = (document: SheetDocument | undefined, part: SheetPart) =>
  part === 'first' ? document : document?.otherPart;

/** Reads the current sheet, because reasons can change while the sentences stay the same. */
function Origins({ part, section, places }: Place) {
  const document = useStore(useWizard().sheet, ({ made }) => partOf(made?.document, part));
  const words = useStore(useWizard().sheet, ({ facts }) =>
    part === 'first' ? facts?.language : facts?.language?.companion,
  );
  const subsections = document?.sections.find(({ number }) => number === section)?.subsections ?? [];
  const explained = places.flatMap((place) => subsections[place] ?? []).flatMap(explainedIn);
  return (
    <ul className={styles['origins']}>
      {explained.map(({ id, text, origin }) => (
        <li key={id}>
          <q dir="auto" lang={document?.language}>
            <DirectedText text={text} />
          </q>
          <OriginView origin={origin} language={document?.language} words={words} />
        </li>
      ))}
    </ul>
  );
}

const explainedIn = ({ blocks }: Subsection) =>
  blocks
    .flatMap((block) => sentencesOfBlock(block))
    .filter(({ origin, text }) => origin.kind !== 'input' && text !== '');

/** Name of a subsection; in a table shared by several subsections, its first row names it. */
function nameOf({ number, heading, blocks: [first] }: Subsection): string {
  const own = `${number} ${heading}`.trim();
  return own === '' && first?.kind === 'table' ? (first.rows[0]?.[0]?.text ?? '') : own;
}

type SubsectionProps = { readonly subsection: Subsection; readonly place: Place };

function DrawnSubsectionView({ subsection, place }: SubsectionProps) {
  const { why, whyOf } = useWords().panel;
  const { tag, direction } = useSpokenLanguage();
  const { number, heading, blocks } = subsection;
  return (
    <div className={styles['subsection']}>
      {heading !== '' && (
        <h4>
          <DirectedText text={`${number} ${heading}`} />
        </h4>
      )}
      {blocks.map((block, index) => (
        <BlockView key={`${block.kind} ${index}`} block={block} />
      ))}
      {explainedIn(subsection).length > 0 && (
        <div dir={direction} lang={tag}>
          <Disclosure label={why} accessibleName={whyOf(nameOf(subsection))}>
            <Origins {...place} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

const isSamePlace = (before: Place, after: Place): boolean =>
  before.part === after.part &&
  before.section === after.section &&
  before.places.length === after.places.length &&
  before.places.every((place, index) => place === after.places[index]);

/** Redrawn only if its printed text or its place changes. */
const SubsectionView = memo(
  DrawnSubsectionView,
  (before, after) =>
    isSamePlace(before.place, after.place) && subsectionText(before.subsection) === subsectionText(after.subsection),
);

/** Redrawn only if its printed text changes. */
export const SectionView = memo(
  function SectionView({ section, part }: { readonly section: Section; readonly part: SheetPart }) {
    const { number, heading } = section;
    const id = part === 'first' ? `sheet-section-${number}` : `sheet-section-${number}-other`;
    return (
      <section className={styles['section']} aria-labelledby={id}>
        <h3 id={id}>
          <DirectedText text={`${number}. ${heading}`} />
        </h3>
        {drawnSubsections(section).map(({ subsection, places }) => (
          <SubsectionView
            key={`${subsection.number} ${subsection.heading}`}
            subsection={subsection}
            place={{ part, section: number, places }}
          />
        ))}
      </section>
    );
  },
  (before, after) => before.part === after.part && sectionText(before.section) === sectionText(after.section),
);
