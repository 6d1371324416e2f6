export type Sms = {
  /** As in E.164, such as `+493012345678`. */
  readonly to: string;
  readonly text: string;
  /** The same for each try of one message. */
  readonly messageId: string;
};

/** `refused`: the provider says that this number takes no messages. Any other failure is thrown, and may be over at the next try. */
export type SmsSender = (sms: Sms) => Promise<'sent' | 'refused'>;
