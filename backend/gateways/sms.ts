/**
 * Sends one text message. Rejects when the provider did not take it; the outbox then tries again, under the same `id`:
 * a process that dies between sending and noting it leaves a message that comes twice, for the provider to leave out.
 */
export interface SmsGateway {
  name: string;
  send: (message: { to: string; body: string; id: string }) => Promise<void>;
}

/** The embedded gateway: the outbox table is the phone, shown at /demo/outbox in demo mode. */
export const embeddedSms: SmsGateway = { name: 'embedded', send: async () => undefined };

/** A provider over HTTP: POST {to, body} with a bearer token and the message's id as Idempotency-Key; any 2xx means taken. */
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
  send: async ({ to, body, id }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
  },
});
