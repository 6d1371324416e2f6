import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import { z } from 'zod';
import type { Call } from '../call.ts';

const language = z.enum(interfaceTags).nullable();

export const languageChoicesSchema = z.strictObject({
  /** Language of the screens in every browser; null means that each browser keeps its own. */
  screens: language,
  /** Language of mails and invoices; null means that of the screens. */
  mails: language,
});

export type LanguageChoices = z.infer<typeof languageChoicesSchema>;

export const saveLanguageChoices = {
  method: 'PUT',
  path: '/api/account/languages',
  summary:
    'Sets the languages of screens and mails that the caller chooses for the account; one that is not named stays.',
  body: languageChoicesSchema.partial(),
  response: { 200: languageChoicesSchema },
} as const satisfies Call;
