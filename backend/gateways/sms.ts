/** Sends one text message. Rejects when the provider did not accept it; the outbox then retries with the same `id`. */
export interface SmsGateway {
  name: string;
  send: (
    message: { to: string; body: string },
    /** `timeoutMs` where the message waits for less than the gateway may take. */
    delivery: { id: string; timeoutMs?: number | undefined },
  ) => Promise<void>;
}

/** The provider answered that it does not take the message. */
export class SmsNotTaken extends Error {
  override name = 'SmsNotTaken';

  constructor(readonly status: number) {
    super(`The SMS provider answered ${status}.`);
  }
}

/** The embedded gateway: the outbox table is the phone, shown at /demo/outbox in demo mode. */
export const embeddedSms: SmsGateway = { name: 'embedded', send: async () => undefined };

/**
 * A provider over HTTP: POST {to, body} with a bearer token; any 2xx means accepted. A retry has the same
 * `Idempotency-Key`, so that the provider can drop duplicates. Redirects are refused: the token is sent to the
 * configured address only.
 */
export const httpSms = ({
  url,
  token,
  timeoutMs: mostMs,
}: {
  url: string;
  token: string;
  timeoutMs: number;
}): SmsGateway => ({
  name: 'http',
  send: async ({ to, body }, { id, timeoutMs = mostMs }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      redirect: 'error',
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(Math.min(timeoutMs, mostMs)),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsNotTaken(response.status);
  },
});
