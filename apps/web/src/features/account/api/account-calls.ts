import { type BoughtErService, listErServices } from '@gosds/contract/accounts/list-er-services';
import { unsubscribe, unsubscribePayPal } from '@gosds/contract/accounts/unsubscribe';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { invoke } from '../../../api/invoke.ts';

export const loadErServices = async () => (await invoke(listErServices)).services;

/** Ends the yearly renewal, at the provider that bills it. */
export const endSubscription = (subscriptionId: string, typePaid: BoughtErService['typePaid']) =>
  typePaid === 'paypal'
    ? invoke(unsubscribePayPal, { body: { subscriptionId } })
    : invoke(unsubscribe, { body: { subscriptionId } });

/** The emergency-response service that can be bought with a sheet; null if there is none. */
export const loadEmergencyResponse = async () => (await invoke(getConfig)).emergencyResponse;
