import { UnstyledButton } from '@mantine/core';
import { shownDay } from '../../../ui/days.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { countryOf, languageOf, nameOf, reviewDayOf } from './sheet-order.ts';
import { ChangesMark } from '../watch/changes-mark.tsx';
import { DeletedSheet, OpenPoints, Pictograms, SheetButtons, StateBadge, TeamMark } from './sheet-parts.tsx';
import { SheetVersions } from './sheet-versions.tsx';
import type { ShownSheet } from './shown-sheet.ts';
import { useWords } from '../../../words/words.ts';
import styles from './sheets-page.module.css';

function SheetCard({ sheet, isOpen, onOpen, ...actions }: ShownSheet) {
  const { day, versions } = useWords().home;
  const name = nameOf(sheet);
  const review = reviewDayOf(sheet);
  return (
    <article className={styles['card']} aria-label={name} data-open={isOpen || undefined}>
      <div className={styles['cardHead']}>
        <Pictograms sheet={sheet} size={40} />
        <SheetButtons sheet={sheet} {...actions} />
      </div>
      <UnstyledButton className={styles['cardName']} onClick={onOpen} title={name}>
        <bdi>{name}</bdi>
      </UnstyledButton>
      <p className={styles['where']}>
        {countryOf(sheet)}
        {sheet.language !== '' && <span>{languageOf(sheet)}</span>}
      </p>
      <p className={styles['line']}>
        <StateBadge sheet={sheet} />
        <TeamMark sheet={sheet} />
        <ChangesMark count={sheet.unreadChanges} name={name} />
        <OpenPoints sheet={sheet} />
      </p>
      <dl className={styles['days']}>
        <div>
          <dt>{day.saved}</dt>
          <dd>{shownDay(sheet.savedAt)}</dd>
        </div>
        {sheet.publishedOn !== null && (
          <div>
            <dt>{day.published}</dt>
            <dd>{shownDay(sheet.publishedOn)}</dd>
          </div>
        )}
        {review !== undefined && (
          <div>
            <dt>{day.review}</dt>
            <dd>{shownDay(review)}</dd>
          </div>
        )}
      </dl>
      {sheet.paidVersions > 0 && (
        <Disclosure label={versions.label(sheet.paidVersions)} accessibleName={versions.of(name)}>
          <SheetVersions draft={sheet} onBegun={onOpen} />
        </Disclosure>
      )}
    </article>
  );
}

/** The sheets as cards. */
export function SheetCards({ sheets }: { readonly sheets: readonly ShownSheet[] }) {
  return (
    <ul className={styles['cards']}>
      {sheets.map((shown) => (
        <li key={shown.sheet.id}>
          {shown.isDeleted ? (
            <DeletedSheet sheet={shown.sheet} isBusy={shown.isRestoring} onRestore={shown.onRestore} />
          ) : (
            <SheetCard {...shown} />
          )}
        </li>
      ))}
    </ul>
  );
}
