import { bigint, customType, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { SchoolType } from '@/lib/domain/schools/school-types';

export const primaryId = () => uuid('id').primaryKey().defaultRandom();

/** An instant; values come from the injected clock, never from the database's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Compared by code point, whatever the collation of the database; the sort keys are made for that. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const schoolType = (name: string) => text(name).$type<SchoolType>();
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const bilingual = (name: string) => jsonb(name).$type<Text>();
