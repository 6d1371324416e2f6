import { Button } from '@mantine/core';
import type { Draft } from '@gosds/sheet/draft/draft';
import { checkSettings } from '@gosds/sheet/review/entries/check-description';
import { type Finding, messageKey } from '@gosds/sheet/review/finding';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { createDraftStore } from '../state/draft-store.ts';
import { FindingOverride } from '../state/finding-override.ts';
import { focusInput } from './focus-input.ts';
import { labelOf } from '../state/field-labels.ts';
import { isSameDraft, mergeDrafts } from '../state/merge-drafts.ts';
import { useDraft, useEdit, useWizard, useWizardUi, WizardContext } from '../state/wizard-context.ts';
import { CountryField, LanguageField } from '../description/description-choices.tsx';
import { DescriptionFields } from '../description/description-fields.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { LogoField } from '../description/logo-field.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './settings-dialog.module.css';
import { useSayFinding } from '../../../words/say-finding.ts';

const noProblems: readonly Finding[] = [];

type Props = {
  /** Called after Save, when the document must be remade, and after Cancel. */
  readonly onClose: () => void;
};

/** A copy of the sheet from the opening of the dialog; Save applies its changes to the real sheet. */
function useOwnWizard() {
  const wizard = useWizard();
  const [own] = useState(() => {
    const opened = wizard.store.getState().draft;
    return { opened, store: createDraftStore({ ...wizard.store.getState(), draft: opened }) };
  });
  return { opened: own.opened, inDialog: useMemo(() => ({ ...wizard, store: own.store }), [wizard, own]) };
}

/** The fields of a paid sheet that can be changed to make it in another language. */
function LanguageOfSheet() {
  const words = useWords().wizardDialogs.settings;
  return (
    <FieldGroup heading={words.language} intro={words.languageIntro}>
      <CountryField />
      <LanguageField />
    </FieldGroup>
  );
}

function SettingsForm({ onSave, onCancel }: { readonly onSave: () => void; readonly onCancel: () => void }) {
  const description = useDraft((draft) => draft.description);
  const words = useWords();
  const isLocked = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const [isAttempted, setIsAttempted] = useState(false);
  const say = useSayFinding();
  const findings = useMemo(() => checkSettings(description), [description]);
  const byPath = useMemo(() => new Map(findings.map((finding) => [finding.path, finding])), [findings]);
  const problems = isAttempted ? findings : noProblems;
  const save = () => {
    setIsAttempted(true);
    const [first] = findings;
    if (first === undefined) onSave();
    else focusInput(first.path);
  };
  return (
    <div className={styles['fields']}>
      <FindingOverride value={byPath}>{isLocked ? <LanguageOfSheet /> : <DescriptionFields />}</FindingOverride>
      <LogoField form="settings" />
      {problems.length > 0 && (
        <FormMessage tone="problem">
          <ul className={styles['problems']}>
            {problems.map(({ path, message }) => (
              <li key={`${path} ${messageKey(message)}`}>
                {words.wizard.problems.ofField({ field: labelOf(path), message: say(message) })}
              </li>
            ))}
          </ul>
        </FormMessage>
      )}
      <div className={styles['ways']}>
        <Button variant="default" onClick={onCancel}>
          {words.wizardDialogs.cancel}
        </Button>
        <Button onClick={save}>{words.wizardDialogs.save}</Button>
      </div>
    </div>
  );
}

/** SDS Settings of the preview: description and logo, edited in a copy until they are saved. */
export function SettingsDialog({ onClose }: Props) {
  const { opened, inDialog } = useOwnWizard();
  const { title } = useWords().wizardDialogs.settings;
  const edit = useEdit();
  const isChanged = useStore(inDialog.store, ({ draft }) => !isSameDraft(draft, opened));
  const save = () => {
    const mine = inDialog.store.getState().draft;
    const take = (base: Draft, changed: Draft) => {
      edit('description.settings', (draft) => mergeDrafts({ base, mine: changed, theirs: draft }).draft);
    };
    take(opened, mine);
    // A logo that is still being sent comes after Save.
    inDialog.store.subscribe(({ draft }, before) => {
      take(before.draft, draft);
    });
    onClose();
  };
  return (
    <FormDialog isChanged={isChanged} onClose={onClose} size="xl" title={title}>
      <WizardContext value={inDialog}>
        <SettingsForm onSave={save} onCancel={onClose} />
      </WizardContext>
    </FormDialog>
  );
}
