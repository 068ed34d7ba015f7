import type { ServerEnv } from '@/lib/env/server-env';
import type { Db } from './db/client';
import type { Secrets } from './secrets';
import type { IdentityProviders } from './gateways/identity-provider';
import type { MailGateway } from './gateways/mail';
import type { ShortLinkGateway } from './gateways/short-link';
import type { SmsGateway } from './gateways/sms';
import type { StorageGateway } from './gateways/storage';

export interface Clock {
  /** The present instant. */
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Logger {
  info: (event: string, fields?: Record<string, unknown>) => void;
  error: (event: string, fields?: Record<string, unknown>) => void;
}

/** All that the backend reaches outside itself; nothing in it reads `process.env` or the clock. */
export interface Deps {
  db: Db;
  env: ServerEnv;
  clock: Clock;
  secrets: Secrets;
  sms: SmsGateway;
  mail: MailGateway;
  shortLinks: ShortLinkGateway;
  storage: StorageGateway;
  identityProviders: IdentityProviders;
  log: Logger;
  /** Told the cache tags of what a write has changed. */
  onChange: (tags: string[]) => void;
}

/** Who calls; null stands for a visitor. */
export interface Caller {
  id: string;
  sessionId: string;
  roles: string[];
}

/** What a handler gets besides its input. `address` is the caller's network address. */
export interface Scope<C extends Caller | null = Caller> {
  deps: Deps;
  caller: C;
  address: string;
  requestId: string;
  userAgent: string;
  idempotencyKey: string | null;
}
