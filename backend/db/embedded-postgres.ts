import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Request, RowMode, ThreadSettings } from './embedded-messages';

const script = join(process.cwd(), 'backend/db/embedded-thread.ts');

/** PostgreSQL's code for a server that ended: callers answer as if a PostgreSQL of its own were away. */
const endedCode = '57P02';

export interface QueryResult<Row> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

/** Statements on one connection; drizzle's driver for PGlite asks for no more. */
export interface Statements {
  query: <Row>(
    text: string,
    values?: unknown[],
    options?: { rowMode?: RowMode },
  ) => Promise<QueryResult<Row>>;
  exec: (text: string) => Promise<void>;
}

const endedError = () =>
  Object.assign(new Error('The thread of the embedded database has ended.'), { code: endedCode });

/**
 * PGlite in a thread of its own: a statement of a second holds up no page and no call of this process. One
 * connection, so statements outside a transaction wait for its end.
 */
export class EmbeddedPostgres implements Statements {
  private readonly thread: Worker;
  private readonly waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void }
  >();
  private readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private lastId = 0;
  private last: Promise<unknown> = Promise.resolve();
  private hasEnded = false;
  /** Rejects when the folder cannot be opened. */
  readonly waitReady: Promise<void>;

  constructor(folder?: string, startParams: string[] = []) {
    const workerData: ThreadSettings = { folder, startParams };
    this.thread = new Worker(script, { workerData, execArgv: [], name: 'embedded database' });
    this.waitReady = new Promise((resolve, reject) => {
      this.thread.on('message', (answer: Answer) => {
        if ('isReady' in answer) resolve();
        else this.take(answer);
      });
      const end = (error: Error) => {
        this.hasEnded = true;
        reject(error);
        for (const { reject: refuse } of this.waiting.values()) refuse(error);
        this.waiting.clear();
      };
      this.thread.on('error', (error: Error) => end(error));
      this.thread.on('exit', () => end(endedError()));
    });
    // An error at the start reaches whoever waits for it.
    this.waitReady.catch(() => undefined);
  }

  private take(answer: Exclude<Answer, { isReady: true }>): void {
    if ('channel' in answer) {
      for (const hear of this.listeners.get(answer.channel) ?? []) hear(answer.payload);
      return;
    }
    const question = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) question?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else question?.resolve(answer.result as never);
  }

  private ask<Result>(request: Request): Promise<Result> {
    if (this.hasEnded) return Promise.reject(endedError());
    this.lastId += 1;
    const id = this.lastId;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage({ ...request, id });
    });
  }

  /** First come, first served. */
  private exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private readonly statements: Statements = {
    query: (text, values, options) => this.ask({ kind: 'query', text, values, rowMode: options?.rowMode }),
    exec: (text) => this.ask({ kind: 'exec', text }),
  };

  query<Row>(text: string, values?: unknown[], options?: { rowMode?: RowMode }): Promise<QueryResult<Row>> {
    return this.exclusive(() => this.statements.query<Row>(text, values, options));
  }

  exec(text: string): Promise<void> {
    return this.exclusive(() => this.statements.exec(text));
  }

  /** Commits when `work` is over, and rolls back when it fails. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    return this.exclusive(async () => {
      await this.statements.exec('begin');
      try {
        const result = await work(this.statements);
        await this.statements.exec('commit');
        return result;
      } catch (error) {
        await this.statements.exec('rollback');
        throw error;
      }
    });
  }

  /** Calls `hear` for each notification of the channel. @returns a call that ends it. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const hearing = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, hearing.add(hear));
    if (hearing.size === 1) await this.exclusive(() => this.ask({ kind: 'listen', channel }));
    return async () => {
      hearing.delete(hear);
      if (hearing.size === 0) await this.exclusive(() => this.ask({ kind: 'unlisten', channel }));
    };
  }

  /** Ends the thread when what was asked before is written. */
  async close(): Promise<void> {
    await this.exclusive(() => this.ask({ kind: 'close' }));
    await this.thread.terminate();
  }
}
