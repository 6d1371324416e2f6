import { repositoryFile } from '@gosds/testkit/public-files';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { filmScenes, type FilmScene } from '../../apps/web/src/features/sheet/film/film-scenes.ts';
import { callFromPage, confirmedUser, logInAs, openDraft } from '../arrange.ts';
import { openContext } from '../browser.ts';
import { expectDrawn, expectPaid, expectStep, field, next } from '../journey.ts';
import { startService } from '../service.ts';
import { type Camera, filmSize, openCamera } from './camera.ts';

const folder = repositoryFile('apps/web/src/features/sheet/film');

const company = {
  productName: 'An earlier sheet',
  companyName: 'Acme Ltd',
  country: 'US',
  language: 'en',
  uses: 'Cleaning of windscreens',
  street: '1 Main Street',
  suburb: 'Dayton',
  state: 'Ohio',
  postcode: '45402',
  vendorCountry: 'US',
  telephone: '+1 937 555 0100',
  email: 'safety@acme.example',
  emergencyTelephone: '+1 800 555 0199',
};

/** An earlier sheet has filled the company profile; a new sheet is open. */
async function arrange(page: Page): Promise<void> {
  await openDraft(page, 'description', { description: company });
  await next(page, 'Ingredients');
  await callFromPage(page, 'POST', '/api/drafts');
  await page.evaluate(() => {
    sessionStorage.removeItem('gosds.open-draft');
  });
  await page.goto(new URL('/?step=description', page.url()).href);
  await expect.poll(() => field(page, 'description.companyName').inputValue()).toBe('Acme Ltd');
}

type Stage = { readonly page: Page; readonly camera: Camera };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function goOn({ page, camera }: Stage, title: string): Promise<void> {
  await camera.press(button(page, 'Next'));
  await expectStep(page, title);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function giveIngredient({ page, camera }: Stage, index: number, [name, share]: readonly [string, string]) {
  const isFirst = index === 0;
  await camera.type(name, isFirst ? 1 : 2);
  await field(page, `ingredients.${index}.name-0`).waitFor();
  await camera.see(isFirst ? 2.5 : 0.8);
  await page.keyboard.press('Enter');
  await camera.type(share);
  await page.keyboard.press('Enter');
  await camera.see(isFirst ? 1.2 : 0.6);
}

/** The scenes of the film in order. */
const scenes: { readonly [Scene in FilmScene]: (stage: Stage) => Promise<void> } = {
  async description(stage) {
    const { page, camera } = stage;
    await camera.see(2);
    await camera.press(field(page, 'description.productName'));
    await camera.type('Screen wash B');
    await camera.press(field(page, 'description.uses'));
    await camera.type('Cleaning windscreens');
    await camera.see(1.5);
    await goOn(stage, 'Ingredients');
  },
  async ingredients(stage) {
    await stage.camera.see(0.8);
    await stage.camera.press(field(stage.page, 'ingredients.0.name'));
    await giveIngredient(stage, 0, ['methanol', '30-40']);
    await giveIngredient(stage, 1, ['water', '50-60']);
  },
  async classification(stage) {
    await giveIngredient(stage, 2, ['isopropanol', '5-10']);
    await giveIngredient(stage, 3, ['ethylene glycol', '1-5']);
    await stage.camera.moveTo(tab(stage.page, 'Hazards'));
    await stage.camera.see(2.5);
  },
  async reason({ page, camera }) {
    const why = page.getByRole('tabpanel').getByRole('button', { name: /^Why/ }).first();
    await camera.press(why);
    await camera.see(5);
    await camera.press(why);
    await camera.see(0.5);
  },
  async properties(stage) {
    const { page, camera } = stage;
    await goOn(stage, 'Physical Properties');
    await camera.see(1);
    await camera.moveTo(field(page, 'properties.state'));
    await field(page, 'properties.state').selectOption('Liquid');
    await camera.see(0.8);
    await camera.moveTo(field(page, 'properties.waterSolubility'));
    await field(page, 'properties.waterSolubility').selectOption('Miscible');
    await camera.see(0.8);
    await camera.press(field(page, 'properties.flashPoint.value'));
    await camera.type('30');
    await camera.see(2);
    await camera.press(field(page, 'properties.nationalLimits'));
    await camera.type('TLV-TWA: methanol 200, isopropanol 200, ethylene glycol 25 ppm', 3);
    await camera.see(0.8);
  },
  async transport(stage) {
    const { page, camera } = stage;
    await goOn(stage, 'Dangerous Goods');
    await expect.poll(() => field(page, 'dangerousGoods.unNumber').inputValue()).not.toBe('');
    await camera.see(4);
    await goOn(stage, 'Add-Ons');
    await camera.see(1);
  },
  async preview(stage) {
    const { page, camera } = stage;
    await goOn(stage, 'Preview');
    await expectDrawn(page);
    await camera.see(2.5);
    const pages = page.getByRole('region', { name: 'Preview of the safety data sheet' });
    await camera.moveTo(pages);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.mouse.wheel(0, 240);
      await camera.see(1);
    }
    await camera.press(tab(page, 'Findings'));
    await camera.see(3);
  },
  async payment(stage) {
    const { page, camera } = stage;
    await goOn(stage, 'Checkout');
    const card = page.getByLabel('Card number');
    await card.waitFor();
    await camera.see(2);
    await camera.press(card);
    await camera.type('4242424242424242', 2);
    await page.keyboard.press('Tab');
    await camera.type('1234', 2);
    await page.keyboard.press('Tab');
    await camera.type('123', 2);
    await camera.see(0.6);
    await camera.press(page.getByRole('button', { name: /^Pay / }));
    await expectPaid(page);
  },
  async sheet({ page, camera }) {
    await expectDrawn(page);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await camera.see(2);
    await camera.moveTo(page.getByRole('link', { name: 'DOWNLOAD' }));
    await camera.see(3.5);
  },
  async label(stage) {
    const { page, camera } = stage;
    await goOn(stage, 'Print');
    await expectDrawn(page);
    await camera.see(1.5);
    await camera.press(button(page, 'LABEL'));
    const holds = page.getByLabel('Package holds (litres)');
    await holds.waitFor();
    await camera.press(holds);
    await camera.type('5');
    const fitting = page.getByRole('button', { name: /^Use \d+ × \d+ mm$/ });
    await fitting.waitFor();
    await camera.see(1);
    await camera.press(fitting);
    await page.getByRole('img', { name: 'The label as it will be printed' }).waitFor();
    await camera.see(4.5);
  },
};

/** Plays all scenes. Returns the module with their start and end times, which the captions use. */
async function play(stage: Stage): Promise<string> {
  const times: string[] = [];
  for (const scene of filmScenes) {
    const fromMs = stage.camera.now();
    await scenes[scene](stage);
    times.push(`  ${scene}: { fromMs: ${fromMs}, toMs: ${stage.camera.now() - 1} },`);
  }
  const title = '/** Written by `npm run film`: when each scene of the film begins and ends. */';
  return [title, 'export const trainingTimes = {', ...times, '} as const;', ''].join('\n');
}

it('films the main job', async () => {
  const service = await startService();
  const page = await (await openContext({ viewport: filmSize })).newPage();
  await logInAs(page, service, { user: await confirmedUser(service, 'Ada') });
  await arrange(page);
  const camera = await openCamera(page, `${service.url}/login`);
  const times = await play({ page, camera });
  writeFileSync(join(folder, 'training.webm'), await camera.finish());
  writeFileSync(join(folder, 'training-times.ts'), times);
  await service.stop();
});
