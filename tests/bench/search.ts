import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { openPostgres } from '@/backend/db/client';
import { type Deps, systemClock } from '@/backend/deps';
import { folderStorage } from '@/backend/gateways/folder-storage';
import { openidProviders } from '@/backend/gateways/identity-provider';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { embeddedSms } from '@/backend/gateways/sms';
import { temporarySecrets } from '@/backend/secrets';
import { forgetAnswers } from '@/backend/services/answer-cache';
import { readServerEnv } from '@/lib/env/server-env';
import { fillWithSchools } from './many-schools';
import { percentile, timeEach } from './percentile';

const runs = 400;
const warmups = 60;

/** What people type and tick: nothing, words of both languages, parts of words, names, filters, combinations, later pages. */
const queries = [
  '',
  'start=24',
  'keyword=គណនេយ្យ',
  'keyword=ពន្លឺ',
  'keyword=business',
  'keyword=Lotus',
  'keyword=ទេស',
  'keyword=ពេញ',
  'keyword=mekong%20river',
  'keyword=School%2012',
  'schoolType=university,institute',
  'isPublic=true',
  'province=12',
  'minPrice=300&maxPrice=600',
  'categories=accounting,nursing',
  'keyword=អង្គរ&province=12&isPublic=false',
  'sort=fee-low',
  'sort=name&lang=en',
  'keyword=នារី&sort=fee-high',
  'schoolType=tvet&maxPrice=500',
];

export interface SearchTimes {
  programs: number;
  /** Every question goes to the database, in milliseconds. */
  asked: { p50: number; p99: number };
  /** With the answers that the process keeps for ten seconds, in milliseconds. */
  kept: { p50: number; p99: number };
}

const summary = (samples: number[]) => ({ p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) });

/** Times of the school search, end to end through the backend, on a PostgreSQL that holds `programs` programmes. */
export async function measureSearch(url: string, programs: number): Promise<SearchTimes> {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  await database.migrate();
  await fillWithSchools(database.db, programs);
  const env = readServerEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url });
  const deps: Deps = {
    db: database.db,
    env,
    clock: systemClock,
    secrets: await temporarySecrets(),
    sms: embeddedSms,
    mail: embeddedMail,
    storage: folderStorage({ folder: '.data/bench-storage', signingKey: 'bench', now: systemClock.now }),
    shortLinks: embeddedShortLinks({
      db: database.db,
      origin: 'http://localhost:3000',
      now: systemClock.now,
    }),
    identityProviders: openidProviders(env, 1_000),
    log: { info: () => undefined, error: (event, fields) => console.error(event, fields) },
    onChange: () => undefined,
  };
  const app = createApp(deps);
  const ask = async (index: number) => {
    const answer = await app.request(`/api-nest-aca/schools?${queries[index % queries.length]}`);
    if (answer.status !== 200) throw new Error(`The search answered ${answer.status}.`);
    await answer.text();
  };
  const askDatabase = (index: number) => {
    forgetAnswers(deps);
    return ask(index);
  };
  await timeEach(warmups, askDatabase);
  const asked = await timeEach(runs, askDatabase);
  await timeEach(warmups, ask);
  const kept = await timeEach(runs, ask);
  await database.close();
  return { programs, asked: summary(asked), kept: summary(kept) };
}
