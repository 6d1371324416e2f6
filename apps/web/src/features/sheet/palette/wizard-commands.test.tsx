import { describe, expect, it } from 'vitest';
import '../../../testing/browser-parts.ts';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { pageCommands } from '../../../ui/commands.ts';
import { draftReducers } from '../state/draft-store.ts';
import { type StepId, stepsOf } from '../state/journey.ts';
import { WizardCommands } from './wizard-commands.tsx';

const itemsOpen = (open: readonly StepId[], locked: readonly StepId[] = []) =>
  stepsOf({ mode: 'simple', ownSds: true }).map(({ id }) => ({
    id,
    title: id,
    isOpen: open.includes(id),
    isLocked: locked.includes(id),
    isCompleted: false,
    problems: 0,
  }));

function open(current: StepId, steps: readonly StepId[], locked: readonly StepId[] = []) {
  const rendered = renderInSheet(
    <WizardCommands items={itemsOpen(steps, locked)} current={current} hasPanel={current !== 'print'} />,
    { description: { country: 'DE', language: 'en' } },
  );
  const commands = () => pageCommands.getState().page?.commands() ?? [];
  const ids = () => commands().map(({ id }) => id);
  const run = (id: string) =>
    commands()
      .find((command) => command.id === id)
      ?.run();
  return { ...rendered, ids, run };
}

describe('what the palette finds of an open sheet', () => {
  it('is the fields of the open steps alone, and it leads to them', () => {
    const { ids, run, went } = open('description', ['description', 'ingredients']);
    expect(ids()).toContain('field:description.ufiNumbers');
    expect(ids()).toContain('field:ingredients.1.proportion');
    expect(ids()).not.toContain('field:properties.flashPoint.value');
    expect(ids()).toContain('step:ingredients');
    for (const id of ['step:description', 'step:properties', 'settings', 'undo', 'redo'])
      expect(ids()).not.toContain(id);
    run('field:ingredients.1.proportion');
    run('step:ingredients');
    expect(went).toEqual(['ingredients.1.proportion', 'ingredients']);
  });

  it('is undo once there is something to undo', () => {
    const { ids, wizard } = open('description', ['description']);
    const rename = (draft: ReturnType<typeof wizard.store.getState>['draft']) => ({
      ...draft,
      description: { ...draft.description, productName: 'Thinner' },
    });
    wizard.store.setState((state) => draftReducers.edit(state, rename, { field: 'x', now: 1 }), true);
    expect(ids()).toContain('undo');
    wizard.store.setState((state) => draftReducers.undo(state), true);
    expect(ids()).toContain('redo');
    expect(ids()).not.toContain('undo');
  });

  it('is nothing of locked steps, SDS Settings on the preview alone, and no panel where there is none', () => {
    const locked = open('preview', ['preview'], ['description', 'ingredients']);
    expect(locked.ids()).toContain('settings');
    expect(locked.ids().filter((id) => id.startsWith('field:'))).toEqual([]);
    locked.unmount();
    expect(pageCommands.getState().page).toBeNull();
    const last = open('print', ['print']);
    expect(last.ids().filter((id) => id.startsWith('panel:'))).toEqual([]);
  });

  it('is the switch to the other mode: to Advanced at once, to Simple with its question on Ingredients', () => {
    const { run, wizard, went } = open('properties', ['description', 'ingredients', 'properties']);
    run('mode');
    expect(wizard.store.getState().draft.mode).toBe('advanced');
    expect(went).toEqual([]);
    run('mode');
    expect(wizard.store.getState().draft.mode).toBe('advanced');
    expect(went).toEqual(['ingredients']);
    expect(wizard.ui.getState().asksSimple).toBe(true);
  });

  it('is no switch of the mode while the ingredients cannot be opened', () => {
    expect(open('description', ['description']).ids()).not.toContain('mode');
  });

  it('opens a tab of the panel', () => {
    const { run, wizard } = open('description', ['description']);
    run('panel:markets');
    expect(wizard.ui.getState()).toMatchObject({ panelTab: 'markets', isPanelFull: true, isPanelOpen: true });
    run('import');
    expect(wizard.ui.getState().importing).toEqual({ text: null });
  });

  it('is the next best field once it is known, also by its key', async () => {
    const { ids, run, wizard, went, user } = open('description', ['description', 'properties']);
    expect(ids()).not.toContain('next-best');
    await user.keyboard('{F8}');
    expect(went).toEqual([]);
    const nextBest = { path: 'properties.flashPoint.value', decides: [{ kind: 'transport' }] } as const;
    wizard.ui.setState({ nextBest });
    run('next-best');
    await user.keyboard('{F8}');
    expect(went).toEqual([nextBest.path, nextBest.path]);
  });
});
