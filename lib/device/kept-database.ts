import type { DBSchema, IDBPDatabase } from 'idb';
import { keptDatabase } from './kept-owner';

/** What can be read where the site cannot be opened, in the language in which it was kept. */
export interface KeptPaper {
  lang: 'km' | 'en';
  /** The heading, for the list in the settings too. */
  title: string;
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

interface KeptTables extends DBSchema {
  things: { key: [string, string]; value: KeptRow };
  waiting: { key: string; value: WaitingCall };
  answers: { key: number; value: CallAnswer };
}
export type KeptStore = IDBPDatabase<KeptTables>;

/** Each use opens and closes the database, so that another tab can erase it at any time. */
export async function withKept<T>(work: (store: KeptStore) => Promise<T>): Promise<T> {
  const { openDB } = await import('idb');
  const store = await openDB<KeptTables>(keptDatabase, 2, {
    upgrade: (made, from) => {
      if (from < 1) made.createObjectStore('things', { keyPath: ['kind', 'id'] });
      made.createObjectStore('waiting', { keyPath: 'id' });
      made.createObjectStore('answers', { autoIncrement: true });
    },
  });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
