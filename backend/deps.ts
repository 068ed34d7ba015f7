import type { ServerEnv } from '@/lib/env/server-env';
import type { Db, WriteDb } from '@/backend/db/client';
import type { IdentityProviders } from '@/backend/gateways/identity-provider';
import type { MailGateway } from '@/backend/gateways/mail';
import type { RealtimeGateway } from '@/backend/gateways/realtime';
import type { ShortLinkGateway } from '@/backend/gateways/short-link';
import type { SmsGateway } from '@/backend/gateways/sms';
import type { StorageGateway } from '@/backend/gateways/storage';
import type { TelegramGateway } from '@/backend/gateways/telegram';
import type { Clock, Health, Logger } from '@/backend/process';
import type { Secrets } from '@/backend/secrets';
import type { WorkMetrics } from '@/backend/work/work-metrics';
import type { LiveHub } from '@/backend/features/questions/services/live-hub';

/** Everything that the backend reaches outside itself; no other code in it reads `process.env` or the clock. */
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
  /** Null on a site without a bot. */
  telegram: TelegramGateway | null;
  log: Logger;
  /** Absent when the app runs without a server process, as in tests. */
  health?: Health;
  /** What was sent, refused and failed since the start of this process. */
  counts?: WorkMetrics;
  /** The jobs of this process, and the milliseconds between two runs. */
  jobs?: Map<string, number>;
}

/** What jobs, the seed and the commands have: they write without an act where nobody has asked for the change. */
export type WritingDeps = Deps & { db: WriteDb };

/**
 * What services read with; `db` may be a transaction. Gateways are missing on purpose: nothing waits for them while a
 * transaction is open. Events for open pages are rows of the transaction that they are published in.
 */
export type Reader = Pick<Deps, 'db' | 'env' | 'clock' | 'secrets' | 'log'> & {
  storage: Pick<StorageGateway, 'publicUrl'>;
  realtime: Pick<RealtimeGateway, 'publishMessage' | 'publishNotifications'>;
};

/** The caller; null for a visitor. */
export interface Caller {
  id: string;
  sessionId: string;
  roles: string[];
  /** The roles in the access token differ from the present ones. */
  hasOldToken?: boolean;
}

/** The author of a write: a caller, or the operator running a command, who has no user account. */
export interface Author {
  id: string | null;
  roles: string[];
}

/**
 * The context of a handler besides its input. `address` is the caller's, as limits count it: the /64 of an IPv6
 * address.
 */
export interface Scope<C extends Caller | null = Caller> {
  deps: Deps;
  caller: C;
  address: string;
  /** The browser, where it shows a token of Sala. */
  device: string | null;
  requestId: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** For handlers of streams: headers and the end of the connection. */
  request: Request;
}
