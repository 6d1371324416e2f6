import { Button } from '@mantine/core';
import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
import { lawChanges } from '@gosds/sheet/law-ahead/law-calendar';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useWords } from '../../../words/words.ts';
import coming from '../coming-law/coming-law.module.css';
import { LawChangeCard } from '../coming-law/law-change-card.tsx';
import { useWhatChanges } from '../coming-law/sheet-step.tsx';
import { countryOf, nameOf } from '../home/sheet-order.ts';
import { RedlineView } from '../redline/redline-view.tsx';
import { rememberOpened } from '../state/opened-draft.ts';
import { useReading } from './use-watch.ts';
import styles from './watch.module.css';

type Effect = TouchedSheet['effect'];
type ListEffect = Extract<Effect, { kind: 'list' }>;
type LawEffect = Extract<Effect, { kind: 'law' }>;
type Ingredient = ListEffect['ingredients'][number];
type Difference = Pick<LawEffect['steps'][number], 'classes' | 'degree' | 'redline'>;

/** True if the label changes; its elements are in subsection 2.2. */
const changesLabel = ({ redline }: Difference): boolean =>
  redline.some(({ parts }) => parts.some(({ number }) => number === '2.2'));

/** The changed classes, sections and sentences, and whether the label changes. */
function WhatChanges({ name, difference }: { readonly name: string; readonly difference: Difference }) {
  const { watch: words, comingLaw } = useWords();
  const whatChanges = useWhatChanges();
  const { classes, degree, redline } = difference;
  return (
    <>
      <p className={coming['verdict']}>
        {whatChanges(difference)}. {changesLabel(difference) ? words.label : words.labelSame}
      </p>
      {classes.added.length + classes.removed.length > 0 && (
        <ul className={coming['classes']}>
          {classes.added.map(({ key, text }) => (
            <li key={key}>{comingLaw.added(text)}</li>
          ))}
          {classes.removed.map(({ key, text }) => (
            <li key={key}>{comingLaw.removed(text)}</li>
          ))}
        </ul>
      )}
      {degree === 'major' && <p className={coming['verdict']}>{comingLaw.major}</p>}
      <Disclosure label={words.details} accessibleName={words.detailsOf(name)}>
        <RedlineView sections={redline} />
      </Disclosure>
    </>
  );
}

type SaidOfList = Ingredient['before'];

/** The entries of one edition on one line. */
function useSaid(): (said: SaidOfList) => string {
  const { watch: words, formats } = useWords();
  return (said) =>
    formats.list(
      said.map(({ entry: text, threshold }) => {
        const entry = text === '' ? words.entryOnly : text;
        if (threshold === null) return entry;
        const at = { entry, percent: formats.number(threshold.percent) };
        return threshold.isAbove ? words.entryAbove(at) : words.entryFrom(at);
      }),
    );
}

function OfIngredient({ ingredient: { name, cas, group, before, after } }: { readonly ingredient: Ingredient }) {
  const { watch: words } = useWords();
  const said = useSaid();
  const what = () => {
    if (before.length === 0) return words.newOnList(said(after));
    if (after.length === 0) return words.offList(said(before));
    return words.changedOnList({ before: said(before), after: said(after) });
  };
  return (
    <li>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {cas !== name && <bdi>{cas}</bdi>} {group === null ? what() : words.ofGroup({ group, what: what() })}
    </li>
  );
}

function OfList({ touched, effect }: { readonly touched: TouchedSheet; readonly effect: ListEffect }) {
  const { watch: words } = useWords();
  const { list, title, earlier, later, ingredients, sheet, editedSentences } = effect;
  const name = nameOf(touched);
  return (
    <>
      <p className={coming['verdict']}>
        <Link to={`/galleria-data/lists/${encodeURIComponent(list)}`}>{words.list({ title, earlier, later })}</Link>
      </p>
      <ul className={coming['classes']}>
        {ingredients.map((ingredient) => (
          <OfIngredient
            key={`${ingredient.cas} ${ingredient.name} ${ingredient.group ?? ''}`}
            ingredient={ingredient}
          />
        ))}
      </ul>
      {!touched.isPublished && <p className={coming['verdict']}>{words.madeAnew}</p>}
      {touched.isPublished && sheet === null && <p className={coming['verdict']}>{words.notCompared}</p>}
      {sheet !== null && editedSentences > 0 && <p className={coming['verdict']}>{words.edited(editedSentences)}</p>}
      {sheet?.redline.length === 0 && <p className={coming['verdict']}>{words.sheetSame}</p>}
      {sheet !== null && sheet.redline.length > 0 && (
        <>
          <p className={coming['verdict']}>{words.publishedNow}</p>
          <WhatChanges name={name} difference={sheet} />
        </>
      )}
    </>
  );
}

function OfLaw({ touched, effect: { steps } }: { readonly touched: TouchedSheet; readonly effect: LawEffect }) {
  const { watch: words } = useWords();
  return steps.map(({ day, changes, ...difference }) => {
    const known = lawChanges.filter(({ id }) => changes.includes(id));
    return (
      <div key={day}>
        <p className={coming['verdict']}>{words.law(day)}</p>
        {known.length === 0 && <p className={coming['verdict']}>{words.ofData}</p>}
        {known.map((change) => (
          <LawChangeCard key={change.id} change={change} />
        ))}
        <WhatChanges name={nameOf(touched)} difference={difference} />
      </div>
    );
  });
}

/** Link that opens the sheet for editing; it marks the notice as read. */
function OpenSheet({ touched }: { readonly touched: TouchedSheet }) {
  const reading = useReading();
  const { watch: words } = useWords();
  const navigate = useNavigate();
  const { draftId } = touched;
  if (draftId === null) return <Link to="/my-account">{words.orders}</Link>;
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={words.openNamed(nameOf(touched))}
      onClick={() => {
        if (touched.readAt === null) reading.mutate([touched.id]);
        rememberOpened(draftId);
        void navigate('/?step=description');
      }}
    >
      {words.open}
    </Button>
  );
}

function MarkAsRead({ touched }: { readonly touched: TouchedSheet }) {
  const { watch: words } = useWords();
  const { mutate, isPending, error } = useReading();
  if (touched.readAt !== null) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        loading={isPending}
        aria-label={words.readNamed(nameOf(touched))}
        onClick={() => {
          mutate([touched.id]);
        }}
      >
        {words.read}
      </Button>
      {error !== null && <FormMessage tone="problem">{messageOf(error)}</FormMessage>}
    </>
  );
}

/** One sheet of the account, and the effect of a list or law change on it. */
export function Touched({ touched }: { readonly touched: TouchedSheet }) {
  const { watch: words } = useWords();
  const { effect, foundAt, isPublished, isReplaced, country, readAt } = touched;
  return (
    <li className={coming['day']} data-changes={!isReplaced}>
      <h2>
        <bdi>{nameOf(touched)}</bdi>
        {country !== '' && <>, {countryOf(touched)}</>}
        <span className={coming['badge']}>{isPublished ? words.published : words.draft}</span>
        {readAt === null && <span className={coming['badge']}>{words.unread}</span>}
      </h2>
      <p className={coming['fine']}>
        {words.since(foundAt.slice(0, 10))}
        {isReplaced && <> · {words.replaced}</>}
      </p>
      {effect.kind === 'list' ? (
        <OfList touched={touched} effect={effect} />
      ) : (
        <OfLaw touched={touched} effect={effect} />
      )}
      <div className={styles['ways']}>
        <OpenSheet touched={touched} />
        <MarkAsRead touched={touched} />
      </div>
    </li>
  );
}
