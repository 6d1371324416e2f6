import { Checkbox, TextInput } from '@mantine/core';
import { isOnSheet } from '@gosds/sheet/hazard-review/review-status';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { ChevronDownIcon, SearchIcon } from '../../../ui/icons.tsx';
import { useLawWords, useWords } from '../../../words/words.ts';
import { ItemStatus } from '../fields/item-status.tsx';
import {
  afterClick,
  type Choice,
  type HazardItem,
  type ItemGroup,
  type ItemPart,
  itemParts,
  type Search,
} from './hazard-items.ts';
import type { HazardPart } from './hazard-options.ts';
import styles from './hazard-picker.module.css';

type Props = Choice & {
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

type ItemProps = { readonly item: HazardItem; readonly onToggle: (item: HazardItem) => void };

function Item({ item, onToggle }: ItemProps) {
  const id = useId();
  const { phrase, status } = item;
  return (
    <li className={styles['item']} data-status={status || 'empty'}>
      <Checkbox
        label={<b>{item.label}</b>}
        description={phrase}
        checked={isOnSheet(status)}
        aria-describedby={id}
        onKeyDown={moveFocus}
        onChange={() => {
          onToggle(item);
        }}
      />
      <ItemStatus id={id} status={status} />
    </li>
  );
}

type PartProps = {
  readonly part: ItemPart;
  /** What is shown of it. */
  readonly groups: readonly ItemGroup[];
  readonly isOpen: boolean;
  readonly onFold: (part: HazardPart) => void;
  readonly onToggle: (item: HazardItem) => void;
};

function Part({ part, groups, isOpen, onFold, onToggle }: PartProps) {
  const { hand } = useWords().ingredients;
  const { group } = useWords().reviewClassification;
  const { say } = useLawWords();
  const id = useId();
  const names = { ...group, supplemental: hand.supplemental };
  return (
    <section className={styles['part']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={id}
          onKeyDown={moveFocus}
          onClick={() => {
            onFold(part.part);
          }}
        >
          <ChevronDownIcon size={16} />
          <span>{names[part.part]}</span>
          {part.chosen > 0 && <span className={styles['count']}>{hand.count(part.chosen)}</span>}
        </button>
      </h3>
      <div id={id} className={styles['classes']}>
        {groups.map(({ hazardClass, items }) => (
          <div key={hazardClass}>
            {hazardClass !== null && <h4 className={styles['className']}>{say({ hazardClass })}</h4>}
            <ul className={styles['items']}>
              {items.map((item) => (
                <Item key={item.id} item={item} onToggle={onToggle} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Moves the focus through the search, the headings and the items by the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const list = event.currentTarget.closest('[role=group]');
  const stops = [...(list?.querySelectorAll<HTMLElement>('input, [aria-expanded]') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * What is shown of a part: all of it while it is open or the user searches, else the classes in use. Items toggled here
 * keep their place.
 */
function useShown(isSearching: boolean) {
  const [open, setOpen] = useState<ReadonlySet<HazardPart>>(new Set());
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (part: HazardPart) => isSearching || open.has(part);
  return {
    isOpen,
    keep: ({ id }: HazardItem) => {
      setKept(new Set(kept).add(id));
    },
    fold: (part: HazardPart) => {
      setOpen(open.has(part) ? new Set([...open].filter((each) => each !== part)) : new Set(open).add(part));
    },
    of: ({ part, groups }: ItemPart): readonly ItemGroup[] =>
      isOpen(part)
        ? groups
        : groups
            .map(({ hazardClass, items }) => ({
              hazardClass,
              items: items.filter(({ id, status }) => status !== '' || kept.has(id)),
            }))
            .filter(({ items }) => items.length > 0),
  };
}

/** One letter is in nearly every item. */
const fewestLetters = 2;

const itemsOf = (parts: readonly ItemPart[]): readonly HazardItem[] =>
  parts.flatMap(({ groups }) => groups.flatMap(({ items }) => items));

/** The classes by kind of hazard, with a search. Enter takes the only match. */
export function HazardPicker({ chosen, known, problem, onChange }: Props) {
  const { hand } = useWords().ingredients;
  const { find } = useWords().reviewClassification;
  const { say, phrases } = useLawWords();
  const [sought, setSought] = useState('');
  const nameOf: Search['nameOf'] = (hazardClass) => say({ hazardClass });
  const partsFor = (text: string) => itemParts({ chosen, known }, { sought: text, language: phrases, nameOf });
  // The list is long: the field goes before it.
  const deferred = useDeferredValue(sought).trim();
  const searched = deferred.length < fewestLetters ? '' : deferred;
  const parts = partsFor(searched);
  const shown = parts.filter(({ groups }) => groups.length > 0);
  const show = useShown(searched !== '');
  const toggle = (item: HazardItem) => {
    show.keep(item);
    onChange(afterClick(item, { chosen, known }));
  };
  return (
    <div role="group" aria-label={hand.addHazard}>
      <TextInput
        id="hand-hazard"
        type="search"
        label={hand.addHazard}
        placeholder={find}
        description={hand.searchHint}
        leftSection={<SearchIcon size={15} />}
        autoComplete="off"
        value={sought}
        error={problem}
        onChange={(event) => {
          setSought(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          moveFocus(event);
          if (event.key !== 'Enter') return;
          const [only, second] = itemsOf(partsFor(sought));
          if (only === undefined || second !== undefined) return;
          event.preventDefault();
          toggle(only);
          setSought('');
        }}
      />
      <div className={styles['parts']}>
        {shown.map((part) => (
          <Part
            key={part.part}
            part={part}
            groups={show.of(part)}
            isOpen={show.isOpen(part.part)}
            onFold={show.fold}
            onToggle={toggle}
          />
        ))}
      </div>
      <p role="status" className={styles['none']}>
        {shown.length === 0 && hand.nothingFound}
      </p>
    </div>
  );
}
