/** Sends one mail of plain text. Rejects when the server did not take it; the outbox then tries again. */
export interface MailGateway {
  name: string;
  send: (message: { to: string; subject: string; body: string; replyTo?: string }) => Promise<void>;
}

/** What a gateway rejects with when trying again is no use: the recipient does not exist, the message is not taken. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

/** The embedded gateway: the outbox table is the mailbox, shown at /demo/outbox in demo mode. */
export const embeddedMail: MailGateway = { name: 'embedded', send: async () => undefined };
