import type { PgTable } from 'drizzle-orm/pg-core';
import type { WriteDb } from '@/backend/db/client';

const writing = new Set<string | symbol>(['insert', 'update', 'delete']);

/** The same transaction, which says to which tables it writes. */
export const recordWrites = (tx: WriteDb, onWrite: (table: PgTable) => void): WriteDb =>
  new Proxy(tx, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (!writing.has(name)) return member.bind(target);
      return (table: PgTable): unknown => {
        onWrite(table);
        return member.call(target, table);
      };
    },
  });
