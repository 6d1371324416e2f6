import { notifications } from '@mantine/notifications';
import { words } from '../words/words.ts';

/** One message at a time: what came of the last attempt does not stand beside the next one's. */
export const paymentMessageId = 'payment';

export function succeed(): void {
  notifications.show({ id: paymentMessageId, message: words().checkout.succeeded, color: 'teal' });
}
