/** How the embedded database is opened in its thread. Without a folder it is in memory. */
export interface ThreadSettings {
  folder: string | undefined;
  /** Further parameters of PostgreSQL's command line. */
  startParams: string[];
}

export type RowMode = 'array' | 'object';

/** One request to the thread. */
export type Request =
  | { kind: 'query'; text: string; values: unknown[] | undefined; rowMode: RowMode | undefined }
  | { kind: 'exec'; text: string }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'close' };

export type Question = Request & { id: number };

/** What the thread says: ready, a notification, or the answer to one question. */
export type Answer =
  | { isReady: true }
  | { channel: string; payload: string }
  | { id: number; result: unknown }
  | { id: number; error: { message: string } & Record<string, unknown> };
