import type { SheetDocument } from '@gosds/sheet/document';
import { memo } from 'react';
import { SectionView, type SheetPart } from './section-view.tsx';
import { InputLinkContext, type InputLink } from './sentence-view.tsx';
import styles from './sheet-view.module.css';

type Props = { readonly document: SheetDocument; readonly link: InputLink };

/** The sixteen sections as a page of the web: the same document that the PDF prints. */
export const SheetView = memo(function SheetView({ document, link }: Props) {
  const { otherPart } = document;
  return (
    <InputLinkContext value={link}>
      <PartView document={document} part="first" />
      {otherPart && <PartView document={otherPart} part="other" />}
    </InputLinkContext>
  );
});

function PartView({ document, part }: { readonly document: SheetDocument; readonly part: SheetPart }) {
  const { title, legalBasis, productName, companyName, language, direction, sections } = document;
  return (
    <article className={styles['sheet']} lang={language} dir={direction}>
      <header>
        <p className={styles['title']}>{title}</p>
        <p className={styles['basis']}>{legalBasis}</p>
        <p className={styles['product']}>{productName}</p>
        <p className={styles['basis']}>{companyName}</p>
      </header>
      {sections.map((section) => (
        <SectionView key={section.number} section={section} part={part} />
      ))}
    </article>
  );
}
