import { openTelegram } from '@/backend/gateways/open-gateways';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@/backend/app';
import type { WritingDeps } from '@/backend/deps';
import { folderStorage } from '@/backend/gateways/folder-storage';
import type { StorageGateway } from '@/backend/gateways/storage';
import { openRealtime } from '@/backend/gateways/open-realtime';
import { openidProviders } from '@/backend/gateways/identity-provider';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { temporarySecrets } from '@/backend/secrets';
import { createLiveHub } from '@/backend/features/questions/services/live-hub';
import type { MailMessage } from '@/backend/features/notices/services/enqueue-message';
import { readServerEnv } from '@/lib/env/server-env';
import { openTestDatabase } from './test-database';
import { testsBegin } from './test-day';

/** A clock that a test moves. */
class TestClock {
  private current = testsBegin;
  /** Told of each move. */
  onMove: (now: Date) => unknown = () => undefined;
  now = (): Date => new Date(this.current);
  advance(seconds: number): void {
    this.current = new Date(this.current.getTime() + seconds * 1000);
    this.onMove(this.now());
  }
}

interface SentSms {
  to: string;
  body: string;
}

export interface TestBackend {
  app: ReturnType<typeof createApp>;
  deps: WritingDeps;
  clock: TestClock;
  sms: SentSms[];
  mails: MailMessage[];
  /** What the backend logged as an error. */
  failures: Record<string, unknown>[];
  /** The folder of the embedded storage. */
  storageFolder: string;
  close: () => Promise<void>;
}

/** The whole backend in this process with a separate database. */
export async function startBackend(
  env: Record<string, string> = {},
  options: {
    storage?: StorageGateway;
    onQuery?: (query: string, params: unknown[]) => void;
    /** With the bot of a demo; else there is a bot only where `env` names one. */
    hasDemoBot?: boolean;
  } = {},
): Promise<TestBackend> {
  const database = await openTestDatabase(options.onQuery);
  const clock = new TestClock();
  const sms: SentSms[] = [];
  const mails: MailMessage[] = [];
  const failures: Record<string, unknown>[] = [];
  const storageFolder = await mkdtemp(join(tmpdir(), 'sala-storage-'));
  const close = async () => {
    await deps.live.close();
    await database.close();
    await rm(storageFolder, { recursive: true, force: true });
  };
  const read = readServerEnv({ LOG_LEVEL: 'silent', ...env });
  const hasBot = options.hasDemoBot || env['TELEGRAM_BOT_NAME'];
  const settings = hasBot ? read : { ...read, TELEGRAM_BOT_NAME: undefined };
  const log = {
    info: () => undefined,
    error: (event: string, fields?: Record<string, unknown>) => void failures.push({ event, ...fields }),
  };
  const deps: WritingDeps = {
    db: database.db,
    env: settings,
    clock,
    secrets: await temporarySecrets(),
    sms: { name: 'test', send: async (message) => void sms.push(message) },
    mail: { name: 'test', send: async (message) => void mails.push(message) },
    storage:
      options.storage ??
      folderStorage({ folder: storageFolder, signingKey: 'a key for tests', now: clock.now }),
    shortLinks: embeddedShortLinks({ db: database.db, origin: settings.PUBLIC_ORIGIN, now: clock.now }),
    telegram: openTelegram(settings),
    identityProviders: openidProviders(settings, 2_000),
    realtime: openRealtime(settings, clock.now),
    live: createLiveHub({ ...database, clock, log }),
    log,
  };
  return { app: createApp(deps), deps, clock, sms, mails, failures, storageFolder, close };
}
