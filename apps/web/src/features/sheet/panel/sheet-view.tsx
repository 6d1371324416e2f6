import type { SheetDocument } from '@gosds/sheet/model/document';
import { memo } from 'react';
import { DirectedText, DirectionContext } from './directed-text.tsx';
import { SectionView, type SheetPart } from './section-view.tsx';
import styles from './sheet-view.module.css';

/** The sixteen sections as a web page, from the same document as the PDF. */
export const SheetView = memo(function SheetView({ document }: { readonly document: SheetDocument }) {
  const { otherPart } = document;
  return (
    <>
      <PartView document={document} part="first" />
      {otherPart && <PartView document={otherPart} part="other" />}
    </>
  );
});

function PartView({ document, part }: { readonly document: SheetDocument; readonly part: SheetPart }) {
  const { title, legalBasis, productName, companyName, language, direction, sections } = document;
  return (
    <DirectionContext value={direction}>
      <article className={styles['sheet']} lang={language} dir={direction}>
        <header>
          <p className={styles['title']}>
            <DirectedText text={title} />
          </p>
          <p className={styles['basis']}>
            <DirectedText text={legalBasis} />
          </p>
          <p className={styles['product']}>
            <DirectedText text={productName} />
          </p>
          <p className={styles['basis']}>
            <DirectedText text={companyName} />
          </p>
        </header>
        {sections.map((section) => (
          <SectionView key={section.number} section={section} part={part} />
        ))}
      </article>
    </DirectionContext>
  );
}
