import {
  type ApiScope,
  listApiKeys,
  makeApiKey,
  renameApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@gosds/contract/developers/api-keys';
import { invoke } from '../../../api/invoke.ts';

export const loadKeys = () => invoke(listApiKeys);

export type NewKey = { readonly name: string; readonly scopes: ApiScope[]; readonly password: string };

export const makeKey = (body: NewKey) => invoke(makeApiKey, { body });

export const renameKey = (id: string, name: string) => invoke(renameApiKey, { params: { id }, body: { name } });

export const rotateKey = (id: string, password: string) => invoke(rotateApiKey, { params: { id }, body: { password } });

export const revokeKey = (id: string) => invoke(revokeApiKey, { params: { id } });
