import { createApp } from '@/backend/app';
import type { Deps } from '@/backend/deps';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { temporarySecrets } from '@/backend/secrets';
import type { MailMessage } from '@/backend/services/outbox';
import { readServerEnv } from '@/lib/env/server-env';
import { openTestDatabase } from './test-database';

/** A clock that stands still until a test moves it. */
export class TestClock {
  private current = new Date('2026-11-01T02:00:00.000Z');
  now = (): Date => new Date(this.current);
  advance(seconds: number): void {
    this.current = new Date(this.current.getTime() + seconds * 1000);
  }
}

export interface SentSms {
  to: string;
  body: string;
}

export interface TestBackend {
  app: ReturnType<typeof createApp>;
  deps: Deps;
  clock: TestClock;
  sms: SentSms[];
  mails: MailMessage[];
  changed: string[];
  /** What the backend logged as an error. */
  failures: Record<string, unknown>[];
  close: () => Promise<void>;
}

/** The whole backend in this process on a database of its own. */
export async function startBackend(env: Record<string, string> = {}): Promise<TestBackend> {
  const database = await openTestDatabase();
  const clock = new TestClock();
  const sms: SentSms[] = [];
  const mails: MailMessage[] = [];
  const changed: string[] = [];
  const failures: Record<string, unknown>[] = [];
  const settings = readServerEnv({ LOG_LEVEL: 'silent', ...env });
  const deps: Deps = {
    db: database.db,
    env: settings,
    clock,
    secrets: await temporarySecrets(),
    sms: { name: 'test', send: async (message) => void sms.push(message) },
    mail: { name: 'test', send: async (message) => void mails.push(message) },
    shortLinks: embeddedShortLinks({ db: database.db, origin: settings.PUBLIC_ORIGIN, now: clock.now }),
    log: { info: () => undefined, error: (event, fields) => void failures.push({ event, ...fields }) },
    onChange: (tags) => void changed.push(...tags),
  };
  return { app: createApp(deps), deps, clock, sms, mails, changed, failures, close: database.close };
}
