import { emailSchema } from '@gosds/contract/accounts/account-fields';

export type Recipients = {
  readonly addresses: readonly string[];
  readonly areValid: boolean;
  readonly invalid: readonly string[];
};

/** Reads addresses separated by commas. Ignores spaces and empty items; at least one address is required. */
export function readRecipients(text: string): Recipients {
  const addresses = text
    .replaceAll(/\s/g, '')
    .split(',')
    .filter((address) => address !== '');
  const invalid = addresses.filter((address) => !emailSchema.safeParse(address).success);
  return { addresses, areValid: addresses.length > 0 && invalid.length === 0, invalid };
}
