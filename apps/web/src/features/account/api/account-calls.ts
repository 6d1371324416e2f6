import { listErServices } from '@gosds/contract/accounts/list-er-services';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { invoke } from '../../../api/invoke.ts';

export const loadErServices = async () => (await invoke(listErServices)).services;

/** Whether a sheet can be bought with emergency response. */
export const loadErOffered = async () => (await invoke(getConfig)).features.emergencyResponse;
