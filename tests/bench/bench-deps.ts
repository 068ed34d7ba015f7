import type { Db } from '@/backend/db/client';
import { type Deps, systemClock } from '@/backend/deps';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { embeddedSms } from '@/backend/gateways/sms';
import { temporarySecrets } from '@/backend/secrets';
import { readServerEnv } from '@/lib/env/server-env';

/** What a backend in this process needs on a database that is there; it writes errors and nothing else. */
export async function benchDeps(db: Db, url: string): Promise<Deps> {
  return {
    db,
    env: readServerEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url }),
    clock: systemClock,
    secrets: await temporarySecrets(),
    sms: embeddedSms,
    mail: embeddedMail,
    shortLinks: embeddedShortLinks({ db, origin: 'http://localhost:3000', now: systemClock.now }),
    log: { info: () => undefined, error: (event, fields) => console.error(event, fields) },
    onChange: () => undefined,
  };
}
