import { listErServices } from '@gosds/contract/accounts/list-er-services';
import { unsubscribe } from '@gosds/contract/accounts/unsubscribe';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { invoke } from '../../../api/invoke.ts';

export const loadErServices = async () => (await invoke(listErServices)).services;

/** Ends the yearly renewal. */
export const endSubscription = (subscriptionId: string) => invoke(unsubscribe, { body: { subscriptionId } });

/** The emergency response that a sheet can be bought with; null where there is none. */
export const loadEmergencyResponse = async () => (await invoke(getConfig)).emergencyResponse;
