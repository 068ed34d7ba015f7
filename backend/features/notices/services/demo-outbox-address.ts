import { peppered, type Secrets } from '@/backend/secrets';

export const demoOutboxPath = '/demo/outbox';

/** What opens the demo's messages. Only who can read the data folder, or the terminal of the start, learns it. */
export const demoOutboxKey = (secrets: Pick<Secrets, 'pepper'>): string => peppered(secrets, 'demo:outbox');

/** The path of the demo's messages, with its key. */
export const demoOutboxAddress = (secrets: Pick<Secrets, 'pepper'>): string =>
  `${demoOutboxPath}?key=${demoOutboxKey(secrets)}`;
