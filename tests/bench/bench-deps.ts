import type { Database } from '@/backend/db/client';
import type { WritingDeps } from '@/backend/deps';
import { systemClock } from '@/backend/process';
import { folderStorage } from '@/backend/gateways/folder-storage';
import { openidProviders } from '@/backend/gateways/identity-provider';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedRealtime } from '@/backend/gateways/realtime';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { embeddedSms } from '@/backend/gateways/sms';
import { temporarySecrets } from '@/backend/secrets';
import { createLiveHub } from '@/backend/features/questions/services/live-hub';
import { readServerEnv } from '@/lib/env/server-env';

/** The dependencies of a backend in this process on an existing database; it logs errors only. */
export async function benchDeps(database: Database, url: string, clock = systemClock): Promise<WritingDeps> {
  const env = readServerEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url });
  const log = {
    info: () => undefined,
    error: (event: string, fields?: Record<string, unknown>) => console.error(event, fields),
  };
  return {
    db: database.db,
    env,
    clock,
    secrets: await temporarySecrets(),
    sms: embeddedSms,
    mail: embeddedMail,
    storage: folderStorage({ folder: '.data/bench-storage', signingKey: 'bench', now: clock.now }),
    shortLinks: embeddedShortLinks({
      db: database.db,
      origin: 'http://localhost:3000',
      now: clock.now,
    }),
    telegram: null,
    identityProviders: openidProviders(env, 1_000),
    realtime: embeddedRealtime(clock),
    live: createLiveHub({ ...database, clock, log }),
    log,
  };
}
