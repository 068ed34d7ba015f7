import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '@/backend/app';
import type { Deps } from '@/backend/deps';
import { folderStorage } from '@/backend/gateways/folder-storage';
import type { StorageGateway } from '@/backend/gateways/storage';
import { openidProviders } from '@/backend/gateways/identity-provider';
import { embeddedShortLinks } from '@/backend/gateways/short-link';
import { temporarySecrets } from '@/backend/secrets';
import type { MailMessage } from '@/backend/services/outbox';
import type { Endpoint, ErrorBody, Input, Output } from '@/lib/contract/endpoint';
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
  /** Where the embedded storage keeps its files. */
  storageFolder: string;
  close: () => Promise<void>;
}

/** The whole backend in this process on a database of its own. */
export async function startBackend(
  env: Record<string, string> = {},
  options: { storage?: StorageGateway } = {},
): Promise<TestBackend> {
  const database = await openTestDatabase();
  const clock = new TestClock();
  const sms: SentSms[] = [];
  const mails: MailMessage[] = [];
  const changed: string[] = [];
  const failures: Record<string, unknown>[] = [];
  const storageFolder = await mkdtemp(join(tmpdir(), 'sala-storage-'));
  const close = async () => {
    await database.close();
    await rm(storageFolder, { recursive: true, force: true });
  };
  const settings = readServerEnv({ LOG_LEVEL: 'silent', ...env });
  const deps: Deps = {
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
    identityProviders: openidProviders(settings, 2_000),
    log: { info: () => undefined, error: (event, fields) => void failures.push({ event, ...fields }) },
    onChange: (tags) => void changed.push(...tags),
  };
  return { app: createApp(deps), deps, clock, sms, mails, changed, failures, storageFolder, close };
}

/** One backend for the tests of a file. */
export function useTestBackend(env: Record<string, string> = {}): { readonly current: TestBackend } {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await startBackend(env);
  }, 60_000);
  afterAll(() => backend?.close());
  return {
    get current() {
      if (!backend) throw new Error('The backend starts in beforeAll.');
      return backend;
    },
  };
}

export interface Answer<E extends Endpoint> {
  status: number;
  body: Output<E>;
  error: ErrorBody;
  headers: Headers;
}

interface Raw {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  version?: number;
  bearer?: string;
}

const urlOf = (endpoint: Endpoint, raw: Raw) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(raw.params?.[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(raw.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `http://test${path}${search.size ? `?${search}` : ''}`;
};

/** One call as a client would make it. `body` is the success, `error` the refusal; look at the one that `status` says.
 * `address` is where the call comes from. */
export async function call<E extends Endpoint>(
  backend: TestBackend,
  endpoint: E,
  input: Input<E>,
  token?: string,
  { address }: { address?: string } = {},
): Promise<Answer<E>> {
  const raw = input as Raw;
  const form = endpoint.encoding === 'form';
  const bearer = raw.bearer ?? token;
  const response = await backend.app.request(urlOf(endpoint, raw), {
    method: endpoint.method,
    headers: {
      ...(raw.body !== undefined && {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(raw.idempotencyKey && { 'idempotency-key': raw.idempotencyKey }),
      ...(address && { 'x-forwarded-for': address }),
      ...(raw.version !== undefined && { 'if-match': `"${raw.version}"` }),
    },
    ...(raw.body !== undefined && {
      body: form ? new URLSearchParams(raw.body as Record<string, string>) : JSON.stringify(raw.body),
    }),
  });
  const body: unknown = await response.json();
  return {
    status: response.status,
    body: body as Output<E>,
    error: body as ErrorBody,
    headers: response.headers,
  };
}
