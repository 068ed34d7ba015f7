import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const primaryId = () => uuid('id').primaryKey().defaultRandom();

/** An instant; every value comes from the injected clock, never from the database's own. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Compared code point by code point, whatever the database's own collation; the keys are made for that. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
