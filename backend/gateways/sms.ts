/**
 * Sends one text message. Rejects when the provider did not take it; the outbox then tries again, with the same `id`.
 */
export interface SmsGateway {
  name: string;
  send: (message: { to: string; body: string }, delivery: { id: string }) => Promise<void>;
}

/** The embedded gateway: the outbox table is the phone, shown at /demo/outbox in demo mode. */
export const embeddedSms: SmsGateway = { name: 'embedded', send: async () => undefined };

/**
 * A provider over HTTP: POST {to, body} with a bearer token; any 2xx means taken. The `Idempotency-Key` stays the same when a
 * message is tried again, so that the provider can leave out what it has taken already. Redirects are refused: the token
 * goes to the set address only.
 */
export const httpSms = ({
  url,
  token,
  timeoutMs,
}: {
  url: string;
  token: string;
  timeoutMs: number;
}): SmsGateway => ({
  name: 'http',
  send: async ({ to, body }, { id }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      redirect: 'error',
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
  },
});
