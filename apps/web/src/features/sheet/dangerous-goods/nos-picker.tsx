import { Checkbox, Input } from '@mantine/core';
import { checkNosChoice } from '@gosds/sheet/review/entries/check-dangerous-goods';
import type { DraftIngredient } from '@gosds/sheet/draft/draft';
import { useState } from 'react';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from './dangerous-goods-step.module.css';

/** A raw material that is a mixture is named by what is in it. */
const namesOf = ({ name, parts }: DraftIngredient) => {
  const inside = parts.map((part) => part.name.trim()).filter((text) => text !== '');
  return inside.length > 0 ? inside : [name.trim()];
};

/** The technical names in brackets behind an N.O.S. name: at most two of the ingredients. */
export function NosPicker() {
  const chosen = useDraft((draft) => draft.dangerousGoods.nosIngredients);
  const rows = useDraft((draft) => draft.ingredients);
  const edit = useEdit();
  const [problem, setProblem] = useState<string>();
  const names = [...new Set([...chosen, ...rows.flatMap(namesOf)])].filter((name) => name !== '');
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
    const [refused] = checkNosChoice(next);
    setProblem(refused?.message);
    if (refused) return;
    edit('dangerousGoods.nosIngredients', (draft) => ({
      ...draft,
      dangerousGoods: { ...draft.dangerousGoods, nosIngredients: next },
    }));
  };
  return (
    <fieldset className={styles['nos']} id="dangerousGoods.nosIngredients">
      <legend>N.O.S Ingredient</legend>
      <div className={styles['names']}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={() => {
              toggle(name);
            }}
          />
        ))}
      </div>
      {names.length === 0 && <p className={styles['hint']}>Ingredients with a name appear here.</p>}
      {problem !== undefined && <Input.Error role="alert">{problem}</Input.Error>}
    </fieldset>
  );
}
