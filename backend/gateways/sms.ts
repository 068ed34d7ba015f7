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

interface Sent {
  to: string;
  body: string;
  id: string;
}

interface Account {
  token: string;
  /** The name that phones show, where the provider wants it with each message. */
  sender: string;
}

/** How a provider wants a message: its headers, and what its JSON says. */
const forms = {
  sala: ({ to, body, id }: Sent, { token }: Account) => ({
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': id },
    json: { to, body },
  }),
  // https://support.plasgate.com/article/api-overview; the private key is in the address. It knows no id of a message.
  plasgate: ({ to, body }: Sent, { token, sender }: Account) => ({
    headers: { 'x-secret': token },
    json: { sender, to: to.replace(/^\+/, ''), content: body },
  }),
};

/**
 * A provider over HTTP: one POST of JSON; any 2xx means accepted. In the form of Sala a retry has the same
 * `Idempotency-Key`, so that the provider can drop duplicates. Redirects are refused: the token is sent to the
 * configured address only.
 */
export const httpSms = ({
  url,
  form = 'sala',
  token,
  sender = '',
  timeoutMs: mostMs,
}: {
  url: string;
  form?: keyof typeof forms;
  token: string;
  sender?: string | undefined;
  timeoutMs: number;
}): SmsGateway => ({
  name: 'http',
  send: async ({ to, body }, { id, timeoutMs = mostMs }) => {
    const { headers, json } = forms[form]({ to, body, id }, { token, sender });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'error',
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(Math.min(timeoutMs, mostMs)),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsNotTaken(response.status);
  },
});
