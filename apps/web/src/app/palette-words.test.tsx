import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WizardCommands } from '../features/sheet/palette/wizard-commands.tsx';
import '../testing/browser-parts.ts';
import { hardWiredTexts } from '../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../testing/in-pseudo-language.ts';
import { serve } from '../testing/render-screen.tsx';
import { renderInSheet } from '../testing/render-step.tsx';
import { KeyboardMap } from '../ui/keyboard-map.tsx';
import { Palette } from './palette.tsx';

const nothing = () => undefined;

beforeEach(async () => {
  await speakPseudoLanguage();
  serve({});
});

describe('no text is hard-wired', () => {
  it('in the palette over an open sheet', async () => {
    const steps = [{ id: 'description', title: '', isOpen: true, isCompleted: false, problems: 0 }] as const;
    renderInSheet(
      <>
        <WizardCommands items={steps} current="ingredients" hasPanel />
        <Palette onKeys={nothing} onClose={nothing} />
      </>,
      { description: { country: 'CA', language: 'en+fr' } },
    );
    await screen.findByText(/Ýöúr öthér/);
    expect(hardWiredTexts(document.body)).toEqual([]);
  });

  it('in the list of keys', () => {
    renderInSheet(<KeyboardMap onClose={nothing} />);
    expect(hardWiredTexts(document.body, ['K', 'Z', 'Y', 'F1', 'F2', 'F8'])).toEqual([]);
  });
});
