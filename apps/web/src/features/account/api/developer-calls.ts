import {
  type ApiScope,
  listApiKeys,
  makeApiKey,
  renameApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@gosds/contract/developers/api-keys';
import {
  changeWebhook,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rotateWebhook,
  sendWebhookAgain,
  testWebhook,
  type WebhookEvent,
} from '@gosds/contract/developers/webhooks';
import { invoke } from '../../../api/invoke.ts';

export const loadKeys = () => invoke(listApiKeys);

export type NewKey = { readonly name: string; readonly scopes: ApiScope[]; readonly password: string };

export const makeKey = (body: NewKey) => invoke(makeApiKey, { body });

export const renameKey = (id: string, name: string) => invoke(renameApiKey, { params: { id }, body: { name } });

export const rotateKey = (id: string, password: string) => invoke(rotateApiKey, { params: { id }, body: { password } });

export const revokeKey = (id: string) => invoke(revokeApiKey, { params: { id } });

export const loadWebhooks = () => invoke(listWebhooks);

export const addWebhook = (url: string, events: WebhookEvent[]) => invoke(makeWebhook, { body: { url, events } });

export const switchWebhook = (id: string, body: { readonly events: WebhookEvent[]; readonly isOn: boolean }) =>
  invoke(changeWebhook, { params: { id }, body });

export const renewSecret = (id: string) => invoke(rotateWebhook, { params: { id } });

export const endWebhook = (id: string) => invoke(removeWebhook, { params: { id } });

export const tryWebhook = (id: string) => invoke(testWebhook, { params: { id } });

export const sendAgain = (id: string) => invoke(sendWebhookAgain, { params: { id } });
