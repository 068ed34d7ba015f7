import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  CampaignPlaces,
  CampaignRegistration,
  campaignRegistrationsResource,
} from '@/lib/contract/campaigns/campaign-registrations';
import {
  allFreePlaces,
  campaignPhase,
  freePlaces,
  placedStatuses,
} from '@/lib/domain/campaigns/campaign-rules';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { isTooYoung } from '@/lib/domain/people/age';
import type { Db } from '@/backend/db/client';
import { campaignConsents, campaignRegistrations, campaigns } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { readEventAnswers } from '@/backend/features/events/services/event-answers';
import { ageOf, type PersonAge } from '@/backend/core/access/birthdays';
import { guardianAgreedAt } from './campaign-guardian';
import { fullName } from '@/lib/domain/people/person-name';

type CampaignRow = typeof campaigns.$inferSelect;
type Row = typeof campaignRegistrations.$inferSelect;
type Wish = z.output<typeof campaignRegistrationsResource.endpoints.register.body>;

export const toCampaignRegistration = (row: Row): CampaignRegistration => ({
  registrationId: row.id,
  reference: row.reference,
  lastName: row.lastName,
  firstName: row.firstName,
  phone: row.phone,
  email: row.email,
  dob: row.dob,
  province: row.province,
  schoolName: row.schoolName,
  answers: row.answers,
  status: row.status,
  guardianPhone: row.guardianPhone,
  guardianAgreedAt: row.guardianAgreedAt?.toISOString() ?? null,
  source: row.source,
  registeredAt: row.registeredAt.toISOString(),
  version: row.version,
});

/** A campaign that readers see. @throws 404 */
export async function findShownCampaign(db: Db, slug: string): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, slug));
  if (!row || row.status !== 'active' || row.archivedAt) throw notFound('Campaign not found.');
  return row;
}

/** @throws 404 where readers do not see it */
const lockCampaign = async (act: Act, slug: string): Promise<CampaignRow> => {
  await act.tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug)).for('update');
  return findShownCampaign(act.tx, slug);
};

const takenIn = async (db: Db, campaignId: string): Promise<Map<string, number>> => {
  const { province, status } = campaignRegistrations;
  const rows = await db
    .select({ province, taken: count() })
    .from(campaignRegistrations)
    .where(and(eq(campaignRegistrations.campaignId, campaignId), inArray(status, [...placedStatuses])))
    .groupBy(province);
  return new Map(rows.map((row) => [row.province, row.taken]));
};

export async function placesOf(db: Db, campaign: CampaignRow): Promise<CampaignPlaces> {
  const taken = await takenIn(db, campaign.id);
  return {
    left: allFreePlaces(campaign, taken),
    provinces: campaign.quotas.map((quota) => ({
      ...quota,
      left: freePlaces(campaign, taken, quota.province) ?? 0,
    })),
  };
}

const ownOf = (campaignId: string, userId: string) =>
  and(eq(campaignRegistrations.campaignId, campaignId), eq(campaignRegistrations.userId, userId));

export async function ownRegistration(db: Db, campaignId: string, userId: string): Promise<Row | null> {
  const [row] = await db.select().from(campaignRegistrations).where(ownOf(campaignId, userId));
  return row ?? null;
}

const refusals = {
  before: () => new Refusal(409, 'campaign-not-open', 'Registration has not begun.'),
  over: () => new Refusal(409, 'campaign-over', 'Registration is over.'),
  full: () => new Refusal(409, 'campaign-full', 'No place is left.'),
};

const requireOpen = (campaign: CampaignRow, today: string): void => {
  if (!campaign.takesRegistrations)
    throw new Refusal(409, 'campaign-closed', 'This campaign takes no registrations.');
  const phase = campaignPhase(campaign, null, today);
  if (phase !== 'running') throw refusals[phase]();
};

/** The age at its first day. @throws 409 for who is too young */
const requireAge = ({ minAge, heldFrom }: CampaignRow, known: PersonAge, today: string): void => {
  if (minAge !== null && isTooYoung(known, minAge, heldFrom ?? today))
    throw new Refusal(409, 'too-young', `This campaign is for people from ${minAge} years of age.`);
};

/** @throws 409 without a free place, 422 for a province that has none at all */
const requirePlace = async (act: Act, campaign: CampaignRow, province: string): Promise<void> => {
  const { quotas } = campaign;
  if (quotas.length > 0 && !quotas.some((quota) => quota.province === province))
    throw invalid([{ path: 'province', code: 'province-without-places' }]);
  if (freePlaces(campaign, await takenIn(act.tx, campaign.id), province) === 0) throw refusals.full();
};

/** When the guardian of a minor agreed; null for an adult. @throws 422 */
const agreedFor = async (act: Act, campaign: CampaignRow, wish: Wish, { age }: PersonAge) => {
  if (age !== 'minor') return null;
  if (!wish.guardianPhone) throw invalid([{ path: 'guardianPhone', code: 'guardian-agrees-first' }]);
  return guardianAgreedAt(act, campaign.id, wish.guardianPhone);
};

/**
 * One place for each person, the last one to the first who comes. Who gave it back may take one anew.
 * @throws 404 where readers do not see the campaign; 409 and 422 as the contract lists them
 */
export async function registerForCampaign(act: Act, slug: string, wish: Wish): Promise<Row> {
  const { tx, caller, now } = act;
  const today = dayInCambodia(now);
  const campaign = await lockCampaign(act, slug);
  const before = await ownRegistration(tx, campaign.id, caller.id);
  if (before && before.status !== 'withdrawn')
    throw new Refusal(409, 'already-registered', 'You have registered already.');
  requireOpen(campaign, today);
  if (!isPlausibleBirthDay(wish.dob, today)) throw invalid([{ path: 'dob', code: 'birth-date' }]);
  const known = await ageOf(tx, caller.id, today, [{ source: 'campaign', dob: wish.dob, standing: 'said' }]);
  requireAge(campaign, known, today);
  const answers = readEventAnswers(campaign.questions, wish.answers);
  await requirePlace(act, campaign, wish.province);
  const agreedAt = await agreedFor(act, campaign, wish, known);
  if (before) await act.tx.delete(campaignRegistrations).where(eq(campaignRegistrations.id, before.id));
  const { lastName, firstName, phone, dob, province, schoolName } = wish;
  const reference = newReferenceCode();
  const [row] = await act.tx
    .insert(campaignRegistrations)
    .values({
      campaignId: campaign.id,
      userId: caller.id,
      reference,
      lastName,
      firstName,
      phone,
      email: wish.email || null,
      dob,
      province,
      schoolName,
      answers,
      guardianPhone: agreedAt ? wish.guardianPhone : null,
      guardianAgreedAt: agreedAt,
      source: wish.source || null,
      nameFold: fold(fullName({ lastName, firstName })),
      searchFold: [fullName({ lastName, firstName }), schoolName, reference].map(fold).join('\n'),
      registeredAt: now,
    })
    .returning();
  if (!row) throw new Error('The registration was not stored.');
  const asked = and(eq(campaignConsents.userId, caller.id), eq(campaignConsents.campaignId, campaign.id));
  await act.tx.delete(campaignConsents).where(asked);
  await tellOfCampaign(act, campaign, 'campaign-registered', row.userId);
  act.note('campaign-joined', row.id);
  return row;
}

/** Gives the caller's place back; without one nothing happens. @throws 404, 409 once they came or it is over */
export async function giveCampaignPlaceBack(act: Act, slug: string): Promise<void> {
  const campaign = await lockCampaign(act, slug);
  const own = await ownRegistration(act.tx, campaign.id, act.caller.id);
  if (!own || own.status === 'withdrawn' || own.status === 'declined') return;
  const lastDay = campaign.heldTo ?? campaign.endsOn;
  if (own.status === 'attended' || dayInCambodia(act.now) > lastDay) throw refusals.over();
  await act.bump(campaignRegistrations, own, { status: 'withdrawn' });
  act.note('campaign-left', own.id);
}

type Told = 'campaign-registered' | 'campaign-confirmed' | 'campaign-declined' | 'campaign-message';

/** @param text what staff wrote, in both languages */
export const tellOfCampaign = (
  act: Act,
  campaign: Pick<CampaignRow, 'id' | 'slug' | 'title'>,
  kind: Told,
  userId: string,
  text?: { en: string; km: string },
): Promise<void> =>
  act.tell([userId], {
    kind,
    params: {
      titleEn: campaign.title.en,
      titleKm: campaign.title.km,
      ...(text && { statusEn: text.en, statusKm: text.km }),
    },
    page: '/campaigns/[slug]',
    about: campaign.slug,
    // What somebody wrote stands for itself.
    subject: text ? `campaign:${campaign.id}:${randomUUID()}` : `campaign:${campaign.id}`,
    again: 'renew',
  });
