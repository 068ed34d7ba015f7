import type { ServerEnv } from '@/lib/env/server-env';
import type { Db } from '@/backend/db/client';
import type { Secrets } from './secrets';
import type { IdentityProviders } from '@/backend/gateways/identity-provider';
import type { MailGateway } from '@/backend/gateways/mail';
import type { RealtimeGateway } from '@/backend/gateways/realtime';
import type { ShortLinkGateway } from '@/backend/gateways/short-link';
import type { SmsGateway } from '@/backend/gateways/sms';
import type { StorageGateway } from '@/backend/gateways/storage';
import type { LiveHub } from '@/backend/services/forum/live-hub';

export interface Clock {
  /** The present instant. */
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Logger {
  info: (event: string, fields?: Record<string, unknown>) => void;
  error: (event: string, fields?: Record<string, unknown>) => void;
}

/** Clients of the database pool: all that are open, those without work, and calls that wait for one. */
export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** How this process stands. */
export interface Health {
  /** It has been told to stop: it still answers, but `/readyz` sends new work elsewhere. */
  stopping: boolean;
  /** null for the embedded database, which has no pool. */
  pool: () => PoolCounts | null;
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
  realtime: RealtimeGateway;
  /** The open streams of this process. */
  live: LiveHub;
  identityProviders: IdentityProviders;
  log: Logger;
  /** Absent where no process stands behind the app, as in tests. */
  health?: Health;
}

/** Who calls; null stands for a visitor. */
export interface Caller {
  id: string;
  sessionId: string;
  roles: string[];
  /** The access token names other roles than the person has now. */
  hasOldToken?: boolean;
}

/** Who writes: a caller, or the keeper of this machine, who has no account here. */
export interface Author {
  id: string | null;
  roles: string[];
}

/** What a handler gets besides its input. `address` is the caller's, as limits count it: of IPv6 the /64. */
export interface Scope<C extends Caller | null = Caller> {
  deps: Deps;
  caller: C;
  address: string;
  requestId: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** For handlers of streams: headers and the end of the connection. */
  request: Request;
}
