import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { RefereeConsent } from '@/lib/contract/profiles/profile-sections';
import type { RefereeWish } from '@/lib/contract/profiles/referees';
import { afterQuietHours } from '@/lib/domain/notices/channels';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import type { Db } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import {
  applicants,
  profileEntries,
  profiles,
  refereeRequests,
  users,
  vacancyApplications,
} from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { refereesAskedPerPersonPerDayMax } from '@/backend/limits';
import type { Act, AnyAct } from '@/backend/core/access/act';
import {
  askedNoMoreUntil,
  rememberAnswer,
  requireMayBeAsked,
} from '@/backend/features/accounts/services/asked-no-more';
import { slideLimit } from '@/backend/core/access/rate-limit';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { addressOf } from '@/backend/features/notices/services/message-links';
import { link as linkOf, mailInBoth, person, smsOf } from '@/backend/features/notices/services/compose';
import { fullName } from '@/lib/domain/people/person-name';

type Entry = typeof profileEntries.$inferSelect;
type Request = typeof refereeRequests.$inferSelect;

const daySeconds = 86_400;
/** 128 bits, 22 characters. */
const keyBytes = 16;

const said = (data: Entry['data'], name: string): string =>
  typeof data[name] === 'string' ? data[name] : '';
/** A text in both languages; one stands for the other. */
const inBoth = (data: Record<string, unknown>, name: string) => {
  const [en, km] = [said(data, name), said(data, `${name}Native`)];
  return { en: en || km, km: km || en };
};
/** By mobile number, else by mail; null where nobody can be asked. */
export const contactOf = ({ data }: Pick<Entry, 'data'>): string | null =>
  parseMobilePhone(said(data, 'phone')) ?? (said(data, 'email') || null);
const hasContact = ({ data }: Pick<Entry, 'data'>) =>
  said(data, 'phone') !== '' || said(data, 'email') !== '';

const stateOf = (request: Request | undefined, entry: Entry): RefereeConsent['state'] => {
  if (!hasContact(entry)) return 'not-needed';
  if (contactOf(entry) === null) return 'unreachable';
  // The answer of one person says nothing about another one.
  if (!request || request.contact !== contactOf(entry)) return 'not-asked';
  if (request.refusedAt) return 'refused';
  return request.agreedAt ? 'agreed' : 'asked';
};

/** What the referees of these entries have said. */
export async function consentsOf(db: Db, entries: readonly Entry[]): Promise<Map<string, RefereeConsent>> {
  const asked = entries.filter((entry) => entry.kind === 'reference');
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ id }) => id);
  const rows = await db.select().from(refereeRequests).where(inArray(refereeRequests.entryId, ids));
  const requests = new Map(rows.map((row) => [row.entryId, row]));
  return new Map(
    asked.map((entry) => {
      const request = requests.get(entry.id);
      const state = stateOf(request, entry);
      const isOf = request && ['asked', 'agreed', 'refused'].includes(state);
      return [entry.id, { state, askedAt: isOf ? request.askedAt.toISOString() : null }];
    }),
  );
}

/**
 * When Sala first writes to a stranger for a person: at once where the account is a day old or something real was done with it, an
 * application; else when it is a day old. Whoever makes accounts to write to people has to wait with each.
 */
async function firstMessageAt({ tx, now, deps, caller }: Act): Promise<Date> {
  if (deps.env.NOTICES_AT_ONCE) return now;
  const [own] = await tx.select({ since: users.createdAt }).from(users).where(eq(users.id, caller.id));
  const from = new Date((own?.since ?? now).getTime() + daySeconds * 1_000);
  if (from > now) {
    const hasApplied =
      (await tx.$count(applicants, eq(applicants.userId, caller.id))) > 0 ||
      (await tx.$count(vacancyApplications, eq(vacancyApplications.userId, caller.id))) > 0;
    return afterQuietHours(hasApplied ? now : from);
  }
  return afterQuietHours(now);
}

/**
 * Asks the referee of an entry in a message with a link, once for each number or address.
 * @throws 409 where there is nobody to ask, it is the person themselves, or they were asked or do not want it, 429
 */
export async function askReferee(
  act: Act,
  profile: typeof profiles.$inferSelect,
  entry: Entry,
): Promise<void> {
  const { tx, deps, caller } = act;
  const contact = contactOf(entry);
  const [before] = await tx.select().from(refereeRequests).where(eq(refereeRequests.entryId, entry.id));
  if (contact === null || before?.contact === contact)
    throw new Refusal(409, 'referee-asked', 'This referee was asked, or cannot be reached.');
  const [own] = await tx
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, caller.id));
  if (contact === own?.phone || contact.toLowerCase() === own?.email?.toLowerCase())
    throw new Refusal(409, 'own-contact', 'Nobody is their own referee.');
  await requireMayBeAsked(deps, tx, { contact, asker: caller.id });
  await slideLimit(deps, `referees:${caller.id}`, refereesAskedPerPersonPerDayMax, daySeconds, tx);
  if (!(await limitSends(deps, contact, { author: `person:${caller.id}` }, tx, 'asked')))
    throw new Refusal(429, 'too-many', 'No more messages can be sent today.');
  const key = randomBytes(keyBytes).toString('base64url');
  const notBefore = await firstMessageAt(act);
  const values = { keyHash: hashToken(key), contact, askedAt: notBefore, agreedAt: null, refusedAt: null };
  await tx
    .insert(refereeRequests)
    .values({ entryId: entry.id, ...values })
    .onConflictDoUpdate({ target: refereeRequests.entryId, set: values });
  const addressIn = (locale: 'km' | 'en') => `${addressOf(deps, '/referee', { locale })}#${key}`;
  const said = {
    name: person(personOf(profile)),
    link: linkOf(deps, { km: addressIn('km'), en: addressIn('en') }),
  };
  if (contact.includes('@')) await act.mail({ to: contact, ...mailInBoth('referee', said), notBefore });
  else await act.sms({ to: contact, body: smsOf('referee', 'km', said), notBefore });
  act.note('referee-asked', entry.id);
}

/** After an entry was saved: who is new is asked; where the day has no message left, its person asks later. */
export async function askSavedReferee(
  act: Act,
  profile: typeof profiles.$inferSelect,
  entry: Entry,
): Promise<void> {
  if (entry.kind !== 'reference') return;
  await act
    .attempt((part) => askReferee(part, profile, entry))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
}

const personOf = (row: typeof profiles.$inferSelect) => {
  const km = fullName({
    lastName: row.lastNameNative ?? row.lastName,
    firstName: row.firstNameNative ?? row.firstName,
  });
  return { en: fullName(row), km };
};

/** @throws 404 for every other key, and where the person has named somebody else meanwhile */
const findByKey = async (db: Db, key: string) => {
  const [found] = await db
    .select({ request: refereeRequests, entry: profileEntries, profile: profiles })
    .from(refereeRequests)
    .innerJoin(profileEntries, eq(profileEntries.id, refereeRequests.entryId))
    .innerJoin(profiles, and(eq(profiles.id, profileEntries.profileId), eq(profiles.isDeleted, false)))
    .where(eq(refereeRequests.keyHash, hashToken(key)));
  const state = found && stateOf(found.request, found.entry);
  if (!found || (state !== 'asked' && state !== 'agreed' && state !== 'refused'))
    throw notFound('There is no such question.');
  return { ...found, state };
};

/** What a referee is asked. @throws 404 */
export async function readRefereeWish(deps: Reader, key: string): Promise<RefereeWish> {
  const { state, entry, profile, request } = await findByKey(deps.db, key);
  const noMore = await askedNoMoreUntil(deps, deps.db, request.contact);
  const { data } = entry;
  return {
    state,
    askedNoMoreUntil: noMore?.toISOString() ?? null,
    person: personOf(profile),
    name: inBoth(data, 'name'),
    position: inBoth(data, 'position'),
    phone: said(data, 'phone') || null,
    email: said(data, 'email') || null,
  };
}

/** The referee's word, which they may change; the person is told of each change. @throws 404 */
export async function answerAsReferee(
  act: AnyAct,
  { key, agrees, never = false }: { key: string; agrees: boolean; never?: boolean | undefined },
): Promise<void> {
  const { request, entry, profile, state } = await findByKey(act.tx, key);
  await rememberAnswer(act, { contact: request.contact, asker: profile.userId, agrees, never });
  if (state === (agrees ? 'agreed' : 'refused')) return;
  await act.tx
    .update(refereeRequests)
    .set(agrees ? { agreedAt: act.now, refusedAt: null } : { agreedAt: null, refusedAt: act.now })
    .where(eq(refereeRequests.id, request.id));
  const kind = agrees ? ('referee-agreed' as const) : ('referee-refused' as const);
  act.note(kind, profile.userId, { entryId: entry.id });
  const { en, km } = inBoth(entry.data, 'name');
  await act.tell([profile.userId], { kind, params: { name: en, nameKm: km }, page: '/profile/my-profile' });
}
