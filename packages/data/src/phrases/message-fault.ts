/** Thrown with the mistake that a translator must correct. */
export class MessageFault extends Error {}
