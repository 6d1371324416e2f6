import { tell } from '@gosds/phrases/finding-message';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { PoisonCentres } from '../fields/poison-centres.tsx';
import { useWizard, WizardContext } from '../state/wizard-context.ts';
import { AnotherLanguageDialog } from './another-language-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LeftSheetNotice } from './left-sheet-notice.tsx';
import { PaidNotice } from './paid-notice.tsx';
import { StartAgainDialog } from './start-again-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { WizardHeader } from './wizard-header.tsx';

const nothing = () => undefined;
const path = 'description.productName';
const place = { paragraph: '', section: 1, part: '', fix: null, accepted: null };
const left = () => hardWiredTexts(document.body, ['Product Name', 'Brake Cleaner', 'Saw']);

/** Renders the children in a paid sheet, changed or unchanged. */
function Paid({ state, children }: { readonly state: 'current' | 'changed'; readonly children: ReactNode }) {
  const wizard = useWizard();
  const { draft } = wizard.store.getState();
  return <WizardContext value={{ ...wizard, paid: { state, draft } }}>{children}</WizardContext>;
}

beforeEach(speakPseudoLanguage);

describe('no text of the wizard is hard-wired', () => {
  it('in the header, wherever the sheet stands', () => {
    const { wizard } = renderInSheet(<WizardHeader hasPanel />);
    expect(left()).toEqual([]);
    for (const status of ['changed', 'offline', 'failed', 'conflict'] as const) {
      act(() => {
        wizard.store.setState({ status });
      });
      expect(left()).toEqual([]);
    }
    act(() => {
      wizard.ui.setState({ isPanelDetached: true });
    });
    expect(left()).toEqual([]);
  });

  it('in what is said of a paid sheet and of one that was left', () => {
    serve({});
    renderInSheet(
      <>
        {(['current', 'changed'] as const).map((state) => (
          <Paid key={state} state={state}>
            <WizardHeader hasPanel={false} />
            <PaidNotice />
          </Paid>
        ))}
        <LeftSheetNotice left={{ id: 'other', name: '' }} onClose={nothing} />
        <UndoNotice message="" onUndo={nothing} />
        <AnotherLanguageDialog
          languages={[{ value: 'de', label: '⟦German⟧' }]}
          onYes={nothing}
          onNo={nothing}
          onClose={nothing}
        />
        <StartAgainDialog onYes={nothing} onNo={nothing} />
      </>,
    );
    expect(left()).toEqual([]);
  });

  it('in what is wrong with a step, and in the choice between two changes of a field', async () => {
    const problem = { ...place, check: 'email', severity: 'problem', path, message: tell('entry.email') } as const;
    const { wizard, draft } = renderInSheet(
      <>
        <ErrorSummary problems={[problem, { ...problem, check: 'mandatory' }]} onGo={nothing} />
        <ConflictDialog />
      </>,
    );
    const theirs = { id: 'open', version: 2, savedAt: '2026-03-02T08:00:00Z', draft: draft() };
    const merge = { draft: draft(), conflicts: [{ path, mine: '', theirs: 'Saw' }] };
    act(() => {
      wizard.store.setState({ conflict: { merge, theirs } });
    });
    await screen.findByText('Saw');
    expect(left()).toEqual([]);
  });

  it('in the poison centres of a country', () => {
    const numbers = { emergencyTelephone: '', otherEmergencyTelephoneNumbers: '' };
    renderInSheet(
      ['DE', 'NL', 'RO', 'US'].map((country) => (
        <PoisonCentres key={country} {...{ country, numbers }} language="en" onAdd={nothing} />
      )),
    );
    expect(left()).toEqual([]);
  });
});
