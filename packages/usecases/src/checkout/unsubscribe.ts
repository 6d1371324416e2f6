import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';

/** Ends the renewal of an own subscription: it runs to the end of what is paid. Asked again, it answers the same. */
export const unsubscribe =
  ({ work, gateway, clock }: Pick<Checkout, 'work' | 'gateway' | 'clock'>) =>
  async ({ userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string }): Promise<void> => {
    const services = await work.stores.erServices.list(userId);
    const own = services.find((service) => service.subscriptionId === subscriptionId);
    if (!own) throw new Problem('not-found');
    if (!own.isRenewed) return;
    const { isRenewed } = await gateway.endRenewal(subscriptionId);
    if (isRenewed) throw new Error(`The subscription ${subscriptionId} is still renewed.`);
    await work.stores.erServices.endRenewal(subscriptionId, clock());
  };
