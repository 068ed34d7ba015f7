import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import { registrationStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { instant, primaryId } from './columns';
import { users } from './identity';
import { campaigns } from './marketing';

/** As it was asked and answered: the question may be changed or removed later. */
interface Answer {
  id: string;
  label: Text;
  answer: Text;
}

/** One row for each person and campaign. `name_fold` finds the same name in another spelling. */
export const campaignRegistrations = pgTable(
  'campaign_registrations',
  {
    id: primaryId(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    dob: date('dob', { mode: 'string' }).notNull(),
    province: text('province').notNull(),
    schoolName: text('school_name').notNull(),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    status: text('status', { enum: registrationStatuses }).notNull().default('registered'),
    guardianPhone: text('guardian_phone'),
    guardianAgreedAt: instant('guardian_agreed_at'),
    source: text('source'),
    nameFold: text('name_fold').notNull(),
    searchFold: text('search_fold').notNull(),
    version: integer('version').notNull().default(1),
    registeredAt: instant('registered_at').notNull(),
  },
  (t) => [
    uniqueIndex('campaign_registrations_person').on(t.campaignId, t.userId),
    uniqueIndex('campaign_registrations_reference').on(t.reference),
    index('campaign_registrations_at').on(t.campaignId, t.registeredAt, t.id),
    index('campaign_registrations_phone').on(t.campaignId, t.phone),
    index('campaign_registrations_name').on(t.campaignId, t.nameFold),
    index('campaign_registrations_user').on(t.userId),
    index('campaign_registrations_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** A guardian's agreement by code to the registration of a minor, for days. */
export const campaignConsents = pgTable(
  'campaign_consents',
  {
    id: primaryId(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guardianPhone: text('guardian_phone').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    agreedAt: instant('agreed_at'),
  },
  (t) => [
    index('campaign_consents_person').on(t.userId, t.campaignId),
    index('campaign_consents_ends').on(t.expiresAt),
  ],
);
