import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const primaryId = () => uuid('id').primaryKey().defaultRandom();

/** An instant; values come from the injected clock, never from the database's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Compared by code point, whatever the collation of the database; the sort keys are made for that. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
