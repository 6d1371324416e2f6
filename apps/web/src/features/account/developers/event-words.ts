import type { WebhookEvent } from '@gosds/contract/developers/webhooks';
import type { Words } from '@gosds/phrases/generated/interface/words';

/** Names of the webhook events in the language of the screens. */
export const eventWords = ({ hookEvent }: Words['developers']): Readonly<Record<WebhookEvent, string>> => ({
  'sheet.ready': hookEvent.sheetReady,
  'order.paid': hookEvent.orderPaid,
  'law.changed': hookEvent.lawChanged,
});
