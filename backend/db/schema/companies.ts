import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CompanyCheckPoint } from '@/lib/domain/careers/company-checks';
import { bilingual, instant, primaryId } from './columns';
import { users } from './identity';

/** Employers. They have no account: advisors write what stands here, and what they checked of it. */
export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    name: bilingual('name').notNull(),
    about: bilingual('about').notNull(),
    registrationNumber: text('registration_number'),
    province: text('province').notNull(),
    address: text('address').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone'),
    email: text('email'),
    site: text('site'),
    checkedWhat: text('checked_what'),
    checkedPoints: jsonb('checked_points').$type<CompanyCheckPoint[]>().notNull().default([]),
    checkedBy: uuid('checked_by').references(() => users.id, { onDelete: 'set null' }),
    checkedAt: instant('checked_at'),
    /** The last day on which the check counts; null where nothing was checked. */
    checkedUntil: date('checked_until', { mode: 'string' }),
    archivedAt: instant('archived_at'),
    searchFold: text('search_fold').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('companies_number').on(t.organizationId, t.registrationNumber),
    index('companies_list').on(t.organizationId, t.updatedAt, t.id),
    index('companies_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);
