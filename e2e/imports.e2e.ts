import { formulaCell, makeXlsx, percentCell } from '@gosds/imports/testing/make-xlsx';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Importer');
});

const description = { ...brakeCleaner.draft.description, partNumber: '' };
const dialog = () => page.getByRole('dialog', { name: /^Import ingredients/ });
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads a file through the page's input. Its name does not reveal its type. */
const choose = (name: string, bytes: Uint8Array) =>
  dialog()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: xlsx, buffer: Buffer.from(bytes) });

const workbook = makeXlsx([
  { name: 'Notes', rows: [['Made for the meeting']] },
  {
    name: 'Rezeptur',
    rows: [
      ['Artikelnummer', 'BC-200'],
      [],
      ['Bezeichnung', 'CAS-Nr.', 'Anteil', 'Funktion'],
      ['Aceton', '67-64-1', percentCell(0.4), 'Lösemittel'],
      ['Hausharz', null, '5 - 10 %', 'Binder'],
      ['Toluol', '108-88-3', formulaCell('1-0.45')],
      ['Summe', null, 100],
    ],
  },
]);

const earlierSheet = `<?xml version="1.0" encoding="UTF-8"?>
<s:DatasheetFeed xmlns:s="http://www.esdscom.eu/eSDScom"><InformationFromExportingSystem><Language>
<FreetextLanguageCode>en</FreetextLanguageCode></Language><RegulationsRelatedToCountryOrRegion>
<RegulationsRelatedToCountryOrRegionCode>GB</RegulationsRelatedToCountryOrRegionCode></RegulationsRelatedToCountryOrRegion>
</InformationFromExportingSystem><Datasheet><IdentificationSubstPrep><TradeProductIdentity><ProductNoUser>D-1</ProductNoUser>
<ProductIdentifiers><TradeName>Descaler</TradeName></ProductIdentifiers></TradeProductIdentity><RegionEU><SupplierInformation>
<Country>GB</Country><Name>Clearwell Ltd</Name></SupplierInformation></RegionEU></IdentificationSubstPrep><Composition><RegionGB>
<Component><Substance><OtherName>Acetone</OtherName><CasNo>67-64-1</CasNo></Substance><Concentration>
<UpperValueSymbol>le</UpperValueSymbol><UpperValue>10</UpperValue><LowerValueSymbol>ge</LowerValueSymbol>
<LowerValue>5</LowerValue><Unit>Weight-%</Unit></Concentration></Component></RegionGB></Composition></Datasheet></s:DatasheetFeed>`;

describe('the import of ingredients', () => {
  it('reads a workbook, shows what it understood, survives a reload, and takes the rows', async () => {
    const id = await openDraft(page, 'ingredients', { description });
    await page.getByRole('button', { name: 'Import a file' }).click();
    await dialog().waitFor();
    await expectSoundOpened(page, 'import-dialog');

    await choose('recipe.xlsx', new TextEncoder().encode('%PDF-1.7 not a workbook'));
    await dialog()
      .getByText(/^This file is damaged or incomplete\..* Your sheet is as it was\.$/)
      .waitFor();

    await choose('recipe.txt', workbook);
    await dialog().getByRole('heading', { name: '2 rows understood, 2 chosen' }).waitFor();
    await expect.poll(() => dialog().getByLabel('Sheet of the workbook').inputValue()).toBe('1');
    await expect.poll(() => dialog().getByLabel('Anteil').inputValue()).toBe('share');
    await dialog().getByText('The cell holds a formula without its result.', { exact: false }).waitFor();
    await dialog().getByText('This is the total, not an ingredient.').waitFor();
    await dialog().getByRole('cell', { name: 'Acetone', exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await dialog().getByRole('heading', { name: '2 rows understood, 2 chosen' }).waitFor();
    await dialog().getByRole('button', { name: 'Use these 2 rows' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expectSaved(page);
    const saved = await draftOnServer(page, id);
    expect(saved.ingredients).toMatchObject([
      { name: 'Acetone', casNumber: '67-64-1', proportion: '40' },
      { name: 'Hausharz', proportion: '5-10' },
      { name: '' },
    ]);
    expect(saved.description.partNumber).toBe('BC-200');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('');
  });

  it('opens for a paste that has to be asked about, by keyboard alone', async () => {
    const id = await openDraft(page, 'ingredients', { description });
    await field(page, 'ingredients.0.name').evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Name\tAmount\nAcetone\t150\nToluene\t50');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await dialog().getByRole('heading', { name: '2 rows understood, 2 chosen' }).waitFor();
    await dialog().getByRole('button', { name: 'Use these 2 rows' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('import.unit');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('End');
    await dialog().getByRole('button', { name: 'Use these 2 rows' }).focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients).toMatchObject([{ proportion: '75' }, { proportion: '25' }, {}]);
  });

  it('opens an earlier sheet as a new one', async () => {
    await openDraft(page, 'ingredients', { description });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose('sheet.xlsx', new TextEncoder().encode(earlierSheet));
    const preview = page.getByRole('dialog', { name: 'Import a sheet' });
    await preview.getByText('The sentences of the sections are written anew', { exact: false }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Open as a new sheet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Copy of Descaler' }).waitFor();
    await preview.waitFor({ state: 'detached' });
    await expect.poll(() => field(page, 'description.companyName').inputValue()).toBe('Clearwell Ltd');
    await page.goto(new URL('/?step=ingredients', page.url()).href);
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('Acetone');
    await expect.poll(() => field(page, 'ingredients.0.proportion').inputValue()).toBe('5-10');
  });
});
