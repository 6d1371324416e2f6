import { messagesOf } from '@gosds/ghs/message';
import type { TransportMessages } from './messages.ts';

export const say = messagesOf<TransportMessages>();
