import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { WriteDb } from '@/backend/db/client';
import { auditLog, laterSteps, type LaterStep } from '@/backend/db/schema';
import type { Author, Caller, Deps, Reader } from '@/backend/deps';
import { OAuthRefusal, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import type { MailWords, SmsBody } from '@/backend/features/notices/services/compose';
import { enqueueMail, enqueueSms } from '@/backend/features/notices/services/enqueue-message';
import { type Message, type Notice, notify, notifyEach } from '@/backend/features/notices/services/notify';
import { recordWrites } from '@/backend/core/tags/record-writes';
import { tagsOf } from '@/backend/core/tags/shown-on';
import { announceTags } from '@/backend/core/tags/tag-changes';
import { answerOnce, type OneCall } from './answer-once';
import { bumpRow, bumpRows, type ReadRow, type VersionedTable } from './bump';

export type Detail = Record<string, string | number | boolean | null>;

/** Who acts, and in which request. */
export interface Doer<C extends Author | null> {
  caller: C;
  requestId?: string | undefined;
  /** As limits count it; absent for commands and jobs. */
  address?: string;
  /** The browser, where it shows a token of Sala. */
  device?: string | null;
  /** Proofs of log-ins on that browser, see `knownDevice`. */
  devices?: string | undefined;
  /** The version that the caller read; null where none was sent. */
  version?: number | null;
}

/**
 * One change of the database: its transaction, who makes it, and everything that must happen with it or not at all.
 * Services that write take an act first.
 */
export interface Act<C extends Author | null = Caller> {
  /** The transaction; every read and write of the act goes through it. */
  readonly tx: WriteDb;
  /** For services that read: their `db` is the transaction, because the embedded database has one connection only. */
  readonly deps: Reader;
  readonly caller: C;
  readonly address: string;
  /** The browser, where it shows a token of Sala; null for all others. */
  readonly device: string | null;
  /** Proofs of log-ins on that browser, see `knownDevice`. */
  readonly devices: string | undefined;
  readonly requestId: string | undefined;
  /** The same instant for everything that is written. */
  readonly now: Date;
  /**
   * Adds a row to the audit log. `detail` contains ids, codes and
   * values of rules, never names, telephone numbers, words of people or secrets. `actorId` is
   * told where nobody is signed in yet.
   */
  readonly note: (action: string, subject?: string | null, detail?: Detail, actorId?: string | null) => void;
  /** Creates one notification for each person, and wakes their open pages at the commit. */
  readonly tell: (userIds: readonly string[], message: Message) => Promise<void>;
  /** Tells several people each their own, all of one kind, in as many statements as one person needs. */
  readonly tellEach: (notices: readonly Notice[]) => Promise<void>;
  /** Puts a text message of Sala's own words into the outbox (`compose.ts`). */
  readonly sms: (message: Parameters<typeof enqueueSms>[1] & { body: SmsBody }) => Promise<void>;
  /** Puts a mail of Sala's own words into the outbox. */
  readonly mail: (message: Parameters<typeof enqueueMail>[1] & MailWords) => Promise<void>;
  /**
   * Announces tags of cached pages. Changes of the tables in `shownOn` announce themselves; this is for what depends on
   * the row.
   */
  readonly changed: (...tags: readonly string[]) => void;
  /** @throws 412 when somebody else has changed the record since the caller read it; without `If-Match` it asks for nothing. */
  readonly requireVersion: (row: { version: number }) => void;
  /**
   * Writes on top of the version that was read, and counts the change. @returns the row as it is now.
   * @throws 412 when somebody else changed it meanwhile
   */
  readonly bump: <T extends VersionedTable>(
    table: T,
    row: ReadRow<T>,
    change: PgUpdateSetSource<T>,
  ) => Promise<T['$inferSelect']>;
  /** Changes every row that a condition finds, and counts the change of each; for what nobody read before. */
  readonly bumpAll: <T extends VersionedTable>(
    table: T,
    where: SQL | undefined,
    change: PgUpdateSetSource<T>,
  ) => Promise<void>;
  /** Does work before the commit, once for each key however often it is asked for: for what is derived from many rows. */
  readonly once: (key: string, work: (tx: WriteDb) => Promise<unknown>) => void;
  /** Does work as the last thing before the commit: for a row that many transactions wait for. */
  readonly last: (work: () => Promise<unknown>) => void;
  /** Stores a step that must be done outside the database: a job does it after the commit, until it succeeds. */
  readonly later: (step: LaterStep) => Promise<void>;
  /**
   * Does work at once after the commit. What fails there is logged and undoes nothing, so this is for what a row makes
   * good: a file that is marked to be erased, or what this process remembers for seconds.
   */
  readonly after: (work: (deps: Deps) => Promise<unknown>) => void;
  /** Does part of the work in a savepoint: where it throws, only the part is undone. */
  readonly attempt: <T>(part: (act: Act<C>) => Promise<T>) => Promise<T>;
}

/** An act of a visitor or of anybody else. */
export type AnyAct = Act<Author | null>;

/** The same act in the name of somebody who is known by other means than a token: the chat that they have linked. */
export const actAs = (act: AnyAct, caller: Caller): Act => ({
  ...act,
  caller,
  note: (action, subject, detail, actorId = caller.id) => act.note(action, subject, detail, actorId),
  attempt: (part) => act.attempt((inner) => part(actAs(inner, caller))),
});

/** What the caller is told in place of an answer. */
export type Refused = Refusal | OAuthRefusal;

const isRefused = (answer: unknown): answer is Refused =>
  answer instanceof Refusal || answer instanceof OAuthRefusal;

interface Opened<C extends Author | null> {
  act: Act<C>;
  /** Everything that waits for the end of the transaction. */
  close: () => Promise<void>;
  tags: Set<string>;
  onces: Map<string, (tx: WriteDb) => Promise<unknown>>;
  afterwards: ((deps: Deps) => Promise<unknown>)[];
  /** Has written without comparing the version that the caller sent. */
  overwritesUnread: () => boolean;
}

const open = <C extends Author | null>(deps: Deps, tx: WriteDb, by: Doer<C>): Opened<C> => {
  const now = deps.clock.now();
  const writing = { ...deps, db: tx };
  const notes: (typeof auditLog.$inferInsert)[] = [];
  const tags = new Set<string>();
  const onces: Opened<C>['onces'] = new Map();
  const lasts: (() => Promise<unknown>)[] = [];
  const afterwards: Opened<C>['afterwards'] = [];
  let hasCompared = by.version == null;
  let hasWritten = false;
  const announce = (...changed: readonly string[]) => changed.forEach((tag) => tags.add(tag));
  const recorded = recordWrites(tx, (table) => {
    hasWritten = true;
    announce(...tagsOf(table));
  });
  const act: Act<C> = {
    tx: recorded,
    deps: { ...deps, db: recorded },
    caller: by.caller,
    address: by.address ?? '',
    device: by.device ?? null,
    devices: by.devices,
    requestId: by.requestId,
    now,
    note: (action, subject = null, detail = {}, actorId = by.caller?.id ?? null) =>
      void notes.push({ at: now, actorId, action, subject, detail, requestId: by.requestId ?? null }),
    tell: (userIds, message) => notify(writing, userIds, message),
    tellEach: (notices) => notifyEach(writing, notices),
    sms: async (message) => void (await enqueueSms(writing, { requestId: by.requestId, ...message })),
    mail: async (message) => void (await enqueueMail(writing, { requestId: by.requestId, ...message })),
    changed: announce,
    requireVersion: (row) => {
      hasCompared = true;
      requireVersion(row, by.version ?? null);
    },
    bump: (table, row, change) => bumpRow(act.tx, table, row, change),
    bumpAll: (table, where, change) => bumpRows(act.tx, table, where, change),
    once: (key, work) => void onces.set(key, work),
    last: (work) => void lasts.push(work),
    later: async (step) =>
      void (await tx.insert(laterSteps).values({ step, nextAttemptAt: now, createdAt: now })),
    after: (work) => void afterwards.push(work),
    attempt: (part) =>
      tx.transaction(async (savepoint) => {
        const inner = open(deps, savepoint, by);
        const result = await part(inner.act);
        await inner.close();
        announce(...inner.tags);
        for (const [key, derive] of inner.onces) onces.set(key, derive);
        afterwards.push(...inner.afterwards);
        hasCompared ||= !inner.overwritesUnread();
        return result;
      }),
  };
  const close = async () => {
    if (notes.length > 0) await tx.insert(auditLog).values(notes);
    for (const work of lasts) await work();
  };
  return { act, close, tags, onces, afterwards, overwritesUnread: () => hasWritten && !hasCompared };
};

/**
 * Does work in one transaction, with its audit rows, messages and tags. A refusal that is thrown undoes everything; one
 * that is returned is answered after the commit, for tries that must count.
 * @param call where a repetition must get the first answer in place of a second change
 */
export async function runAct<C extends Author | null, T>(
  deps: Deps,
  by: Doer<C>,
  work: (act: Act<C>) => Promise<T | Refused>,
  call: OneCall | null = null,
): Promise<T> {
  let afterwards: Opened<C>['afterwards'] = [];
  const result = await answerOnce(deps, call, async (tx) => {
    const opened = open(deps, tx, by);
    const answer = await work(opened.act);
    if (opened.overwritesUnread())
      throw new Error('The version of the call was not compared with that of the record.');
    for (const derive of opened.onces.values()) await derive(opened.act.tx);
    await opened.close();
    if (opened.tags.size > 0) await announceTags(tx, [...opened.tags]);
    ({ afterwards } = opened);
    return answer;
  });
  for (const step of afterwards) {
    try {
      await step(deps);
    } catch (error) {
      // The change is stored, so its answer says so, and the other steps have work of their own.
      const reason = error instanceof Error ? error.message : 'unknown';
      deps.log.error('after-commit', { requestId: by.requestId ?? null, reason });
    }
  }
  if (isRefused(result)) throw result;
  return result;
}
