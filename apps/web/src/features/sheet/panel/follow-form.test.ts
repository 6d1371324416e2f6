import { emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../state/draft-store.ts';
import { openPanelChannel, type FormState, type PanelMessage } from '../state/panel-channel.ts';
import { createWizardUiStore } from '../state/wizard-ui-store.ts';
import { followForm } from './follow-form.ts';

const named = (productName: string, draft: Draft = emptyDraft()): Draft => ({
  ...draft,
  description: { ...draft.description, productName },
});
const formState = (draft: Draft): FormState => ({
  ...{ kind: 'form', draftId: 'a', formId: 'form', draft, version: 2, isSaved: true },
  ...{ field: 'description.uses', visited: ['description'], touched: [] },
});

describe('the window of the panel', () => {
  const opened: { close: () => void }[] = [];
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    for (const { close } of opened.splice(0)) close();
    vi.unstubAllGlobals();
  });

  function open() {
    const heard: PanelMessage[] = [];
    const form = openPanelChannel('a', (message) => heard.push(message));
    const savedAt = '2026-03-02T08:00:00Z';
    const store = createDraftStore({ id: 'a', version: 1, savedAt, draft: named('Old') });
    const ui = createWizardUiStore([]);
    const links: boolean[] = [];
    const link = followForm({ store, ui }, (isLinked) => links.push(isLinked));
    opened.push(link, form);
    return { heard, form, store, ui, links, link };
  }

  it('shows what the form has, and leads to its inputs', async () => {
    const { heard, form, store, ui, links, link } = open();
    await expect.poll(() => heard).toContainEqual({ kind: 'window', draftId: 'a' });
    form.tell(formState(named('New')));
    await expect.poll(() => store.getState().draft.description.productName).toBe('New');
    expect(ui.getState()).toMatchObject({ field: 'description.uses', visited: new Set(['description']) });
    expect(links).toEqual([true]);
    link.go('description.uses');
    await expect.poll(() => heard.at(-1)).toMatchObject({ kind: 'go', path: 'description.uses' });
    form.tell({ kind: 'form-closed', draftId: 'a', formId: 'form' });
    await expect.poll(() => links).toEqual([true, false]);
  });

  it('sends what is changed here, and loses nothing that is typed on while the form answers', async () => {
    const { heard, form, store, links } = open();
    form.tell(formState(named('Old')));
    await expect.poll(() => links).toEqual([true]);
    const typed = { ...named('Old'), acceptedFindings: { x: 'Because' } };
    store.setState({ draft: { ...named('Old'), acceptedFindings: { x: 'Beca' } } });
    store.setState({ draft: typed });
    form.tell(formState({ ...named('New'), acceptedFindings: { x: 'Beca' } }));
    await expect.poll(() => store.getState().draft.description.productName).toBe('New');
    expect(store.getState().draft.acceptedFindings).toEqual({ x: 'Because' });
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ kind: 'edit', draft: { acceptedFindings: { x: 'Because' } } });
  });
});
