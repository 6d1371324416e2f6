export type Sms = {
  /** E.164 number, such as `+493012345678`. */
  readonly to: string;
  readonly text: string;
  /** The same for every attempt to send one message. */
  readonly messageId: string;
};

/**
 * Sends an SMS. `refused`: the provider says that this number takes no messages. Throws on any other failure, which a
 * later attempt may overcome.
 */
export type SmsSender = (sms: Sms) => Promise<'sent' | 'refused'>;
