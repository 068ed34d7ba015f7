import type { DBSchema, IDBPDatabase } from 'idb';
import { keptDatabase } from './kept-owner';

/** What can be read where the site cannot be opened, in the language in which it was kept. */
export interface KeptPaper {
  lang: 'km' | 'en';
  /** The heading, for the list in the settings too. */
  title: string;
  /** The path that it belongs to, without the language. */
  page?: string;
  lines?: readonly string[];
  /** An SVG drawing, such as the code of a ticket. */
  picture?: string;
}

export interface KeptRow {
  kind: string;
  id: string;
  owner: string;
  paper: KeptPaper;
  /** The value as JSON. */
  text: string;
  keptAt: number;
  /** In milliseconds since 1970. */
  until: number;
}

/** Rows of a sheet that the service worker sends to an address of this site. */
export interface WaitingCall {
  id: string;
  owner: string;
  path: string;
  /** One for these rows: the same rows are stored once. */
  key: string;
  /** `at` is when each was written, in milliseconds by the clock of the phone. */
  rows: readonly ({ at: number } & Readonly<Record<string, unknown>>)[];
}

/** What became of a call. */
export interface CallAnswer {
  id: string;
  owner: string;
  rows: WaitingCall['rows'];
  status: number;
  body: unknown;
}

/** A file that was chosen and is not sent yet. */
export interface KeptFile {
  id: string;
  owner: string;
  /** The path of the page and the field. */
  place: string;
  name: string;
  type: string;
  /** Some browsers store no files, and all of them bytes. */
  bytes: ArrayBuffer;
  at: number;
}

interface KeptTables extends DBSchema {
  things: { key: [string, string]; value: KeptRow };
  waiting: { key: string; value: WaitingCall };
  answers: { key: number; value: CallAnswer };
  files: { key: string; value: KeptFile };
}
export type KeptStore = IDBPDatabase<KeptTables>;

/** Each use opens and closes the database, so that another tab can erase it at any time. */
export async function withKept<T>(work: (store: KeptStore) => Promise<T>): Promise<T> {
  const { openDB } = await import('idb');
  const store = await openDB<KeptTables>(keptDatabase, 3, {
    upgrade: (made, from) => {
      if (from < 1) made.createObjectStore('things', { keyPath: ['kind', 'id'] });
      if (from < 2) {
        made.createObjectStore('waiting', { keyPath: 'id' });
        made.createObjectStore('answers', { autoIncrement: true });
      }
      made.createObjectStore('files', { keyPath: 'id' });
    },
  });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
