import { readdirSync, readFileSync } from 'node:fs';
import { passwordRules } from '@gosds/contract/accounts/password-rules';
import { maxCheckedCharacters, maxCheckedLines } from '@gosds/contract/galleria/check-chemicals';
import { discountSchema, leftQuantitySchema } from '@gosds/contract/staff/edit-users';
import { codeDiscountSchema, codeLength, codeQuantitySchema } from '@gosds/contract/staff/promo-codes';
import { staffReasonSchema } from '@gosds/contract/staff/staff-reason';
import { repositoryFile } from '@gosds/testkit/public-files';
import { policy } from '@gosds/usecases/policy';
import { expect, it } from 'vitest';

type Bounds = { readonly minValue: number | null; readonly maxValue: number | null };

const bounds = ({ minValue, maxValue }: Bounds) => [minValue, maxValue];

/** Limits that texts of the screens state as a number. */
const stated: readonly (readonly [file: string, id: string, limits: readonly (number | null)[]])[] = [
  ['first/access', 'rule-length', [passwordRules.minLength]],
  ['first/access', 'help-password', [passwordRules.minLength]],
  ['first/access', 'fault-passwordLength', [passwordRules.minLength]],
  ['first/access', 'fault-passwordLong', [passwordRules.maxLength]],
  ['rest/admin', 'edit-discountHelp', bounds(discountSchema)],
  ['rest/admin', 'edit-discountRange', bounds(discountSchema)],
  ['rest/admin', 'edit-leftRange', bounds(leftQuantitySchema)],
  ['rest/admin', 'codes-codeForm', [codeLength.min, codeLength.max]],
  ['rest/admin', 'codes-discountHelp', bounds(codeDiscountSchema)],
  ['rest/admin', 'codes-discountRange', bounds(codeDiscountSchema)],
  ['rest/admin', 'codes-quantityRange', bounds(codeQuantitySchema)],
  ['rest/admin', 'refunds-reasonFault', [staffReasonSchema.minLength, staffReasonSchema.maxLength]],
  ['rest/developers', 'keys-rotateIntro', [policy.apiKeys.overlapHours]],
  ['rest/galleria', 'check-help', [maxCheckedLines]],
  ['rest/galleria', 'checkFault-tooMany', [maxCheckedLines]],
  ['rest/galleria', 'checkFault-tooLong', [maxCheckedCharacters]],
];

const languages = readdirSync(repositoryFile('data/interface'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** The numbers of a message, without separators of thousands. */
function numbersIn(tag: string, file: string, id: string): readonly number[] {
  const lines = readFileSync(repositoryFile(`data/interface/${tag}/${file}.ftl`), 'utf8').split('\n');
  const text = lines.find((line) => line.startsWith(`${id} =`)) ?? '';
  return (text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, '').match(/\d+/g) ?? []).map(Number);
}

it.each(languages)('texts of the language %s state the limits of the program', (tag) => {
  for (const [file, id, limits] of stated) {
    expect([id, numbersIn(tag, file, id)]).toEqual([id, expect.arrayContaining([...limits])]);
  }
});
