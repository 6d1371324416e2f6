import { notifications } from '@mantine/notifications';

/** One message at a time: what came of the last attempt does not stand beside the next one's. */
export const paymentMessageId = 'payment';

export function thank(message: string): void {
  notifications.show({ id: paymentMessageId, message, color: 'teal' });
}
