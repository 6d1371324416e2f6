import { Button, Checkbox } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import { documentTypeOf } from '@gosds/sheet/profiles/countries';
import {
  firstFields,
  isByHand,
  isDone,
  openProposals,
  templateOf,
  type TemplateProposals,
} from '@gosds/sheet/draft/template/template-of';
import type { FirstField } from '@gosds/sheet/draft/template/template';
import { whyFirst } from '@gosds/sheet/draft/template/why-first';
import { useState } from 'react';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ownValue } from '@gosds/ghs/own-value';
import { useSayFinding } from '../../../words/say-finding.ts';
import { useWords } from '../../../words/words.ts';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit, useWizard } from '../state/wizard-context.ts';
import styles from './first-list.module.css';
import { TemplateProposalList } from './template-proposal-list.tsx';
import { useFieldMarks } from './use-field-marks.ts';

const tick =
  (path: string, isTicked: boolean) =>
  (draft: Draft): Draft => {
    const others = draft.template.ticked.filter((each) => each !== path);
    return { ...draft, template: { ...draft.template, ticked: isTicked ? [...others, path] : others } };
  };

function Tick({ field, isTicked }: { readonly field: FirstField; readonly isTicked: boolean }) {
  const { tick: words } = useWords().templates;
  const edit = useEdit();
  const label = labelOf(field.path);
  if (isByHand(field)) {
    return (
      <Checkbox
        size="xs"
        aria-label={words.named(label)}
        checked={isTicked}
        onChange={({ currentTarget }) => {
          edit('template', tick(field.path, currentTarget.checked));
        }}
      />
    );
  }
  return (
    <span
      className={styles['tick']}
      data-done={isTicked || undefined}
      role="img"
      aria-label={isTicked ? words.done : words.open}
    >
      {isTicked && <CheckIcon size={12} />}
    </span>
  );
}

type FieldProps = { readonly field: FirstField };

function Jump({ field }: FieldProps) {
  const { goToInput } = useWizard();
  return (
    <button
      type="button"
      className={styles['jump']}
      onClick={() => {
        goToInput(isByHand(field) ? 'ingredients.0.name' : field.path);
      }}
    >
      {labelOf(field.path)}
    </button>
  );
}

type ReasonsProps = { readonly template: string; readonly fields: readonly FirstField[] };

function Reasons({ template, fields }: ReasonsProps) {
  const say = useSayFinding();
  return (
    <dl className={styles['reasons']}>
      {fields.map(({ path }) => (
        <div key={path}>
          <dt>{labelOf(path)}</dt>
          <dd>{say(whyFirst(template, path))}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasProposal = ({ state, categories, reachUses }: TemplateProposals): boolean =>
  state !== '' || categories.length > 0 || reachUses.length > 0;

/** Shown above the steps of a sheet from a template: the most important fields with links, and proposed values. */
export function FirstList() {
  const words = useWords().templates;
  const draft = useDraft((each) => each);
  const [isOpen, setIsOpen] = useState(false);
  const fields = firstFields(draft);
  useFieldMarks(fields);
  const template = templateOf(draft);
  if (template === undefined) return null;
  const done = fields.filter((field) => isDone(draft, field)).length;
  const proposals = openProposals(draft, { isReach: documentTypeOf(draft.description.country) === 'Reach' });
  return (
    <section className={styles['box']} aria-labelledby="first-heading">
      <div className={styles['head']}>
        <span className={styles['mark']} aria-hidden="true" />
        <h2 id="first-heading" className={styles['heading']}>
          {words.heading(ownValue<string>(words.name, template.id) ?? template.name)}
        </h2>
        <span className={styles['count']}>{words.count({ done, all: fields.length })}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls="first-content"
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {hasProposal(proposals) ? words.reasonsAndProposals : words.reasons}
        </Button>
      </div>
      <ul className={styles['list']}>
        {fields.map((field) => (
          <li key={field.path} className={styles['item']}>
            <Tick field={field} isTicked={isDone(draft, field)} />
            <Jump field={field} />
          </li>
        ))}
      </ul>
      <div id="first-content" hidden={!isOpen}>
        {isOpen && (
          <>
            <Reasons template={template.id} fields={fields} />
            <TemplateProposalList proposals={proposals} />
          </>
        )}
      </div>
    </section>
  );
}
