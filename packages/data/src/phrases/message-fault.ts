/** Thrown with what a translator has to mend. */
export class MessageFault extends Error {}
