import { notifications } from '@mantine/notifications';

/** Id of the payment message, so that only the outcome of the last attempt is shown. */
export const paymentMessageId = 'payment';

export function thank(message: string): void {
  notifications.show({ id: paymentMessageId, message, color: 'teal' });
}
