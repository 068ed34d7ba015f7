/** Sends one plain-text mail. Rejects when the server did not accept it; the outbox then retries with the same `id`. */
export interface MailGateway {
  name: string;
  send: (
    message: { to: string; subject: string; body: string; replyTo?: string; unsubscribe?: string },
    delivery: { id: string },
  ) => Promise<void>;
}

/** The error for which a retry is useless: the recipient does not exist, or the message is refused. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

/** The embedded gateway: the outbox table is the mailbox, shown at /demo/outbox in demo mode. */
export const embeddedMail: MailGateway = { name: 'embedded', send: async () => undefined };
