import { Loader, VisuallyHidden } from '@mantine/core';
import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { useRef, useState, type ClipboardEvent } from 'react';
import { messageOf } from '../../../api/call.ts';
import { MatchOption } from './match-option.tsx';
import { firstMeant } from './offered-matches.ts';
import { useIngredientSearch } from './search-ingredients.ts';
import { useListbox } from './use-listbox.ts';
import styles from './ingredient-combobox.module.css';
import { useFirstWords } from '../../../words/words.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  /** The product row that a match is picked for; absent for an ingredient of a raw material. */
  readonly rowId?: string | undefined;
  /** What to do if the catalogue has no match. */
  readonly notFound?: string | undefined;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onType: (name: string) => void;
  readonly onPick: (match: IngredientMatch) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
};

function Busy({ isShown }: { readonly isShown: boolean }) {
  return isShown ? <Loader size={18} className={styles['loader'] ?? ''} aria-hidden="true" /> : null;
}

type SearchStateProps = {
  readonly search: ReturnType<typeof useIngredientSearch>;
  readonly notFound: string | undefined;
};

/** Messages of the search: for screen readers the number of matches, for everyone that there are none. */
function SearchState({ search, notFound }: SearchStateProps) {
  const { ingredientSearch: words } = useFirstWords();
  const { matches, isSettled, isPaused, error } = search;
  if (isPaused) return <p className={styles['none']}>{words.offline}</p>;
  if (error !== null) {
    return (
      <p className={styles['failure']} role="status">
        {messageOf(error)}
      </p>
    );
  }
  if (!isSettled) return null;
  if (matches.length === 0) return <p className={styles['none']}>{[words.none, notFound ?? ''].join(' ').trim()}</p>;
  return <VisuallyHidden>{words.count(matches.length)}</VisuallyHidden>;
}

const listHeight = 360;

const hasRoomAboveOnly = (box: DOMRect | undefined): boolean =>
  box !== undefined && window.innerHeight - box.bottom < listHeight && box.top > listHeight;

/** Input for a name or CAS number with the catalogue's matches below. Without a pick, the typed text stays. */
export function IngredientCombobox(props: Props) {
  const { id, label, value, isInvalid, describedBy, onType, onPick, onLeave, onEnter, onPaste } = props;
  const { ingredientSearch: words } = useFirstWords();
  const [isTyping, setIsTyping] = useState(false);
  const [opensUp, setOpensUp] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useIngredientSearch(value, { isActive: isTyping });
  const { matches, isLoading, isSettled } = search;
  const pick = (index: number) => {
    const match = matches[index];
    setIsTyping(false);
    if (match) onPick(match);
  };
  const { isOpen, active, open, close, onKeyDown } = useListbox({
    count: matches.length,
    optionsKey: matches.map(({ MaterialId }) => MaterialId).join(' '),
    first: firstMeant(matches, value, { isSettled }),
    onPick: pick,
    onEnter,
  });
  const isListShown = isOpen && matches.length > 0;
  const activeId = isListShown && active >= 0 ? `${id}-${active}` : undefined;
  const begin = () => {
    const box = input.current?.getBoundingClientRect();
    setOpensUp(hasRoomAboveOnly(box));
    setIsTyping(true);
    open();
  };
  return (
    <div className={styles['box']}>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        placeholder={words.placeholder}
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value);
          begin();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          close();
          setIsTyping(false);
          onLeave();
        }}
      />
      <Busy isShown={isLoading && isOpen} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.matches}
        className={styles['list']}
        data-up={opensUp || undefined}
        hidden={!isListShown}
      >
        {isListShown &&
          matches.map((match, index) => (
            <MatchOption
              key={match.MaterialId}
              id={`${id}-${index}`}
              match={match}
              rowId={props.rowId}
              isActive={index === active}
              onPick={() => {
                close();
                pick(index);
                onEnter();
              }}
            />
          ))}
      </div>
      <div role="status">{isOpen && <SearchState search={search} notFound={props.notFound} />}</div>
    </div>
  );
}
