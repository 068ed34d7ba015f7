import { fullName } from '@/lib/domain/people/person-name';
import type { Text } from '@/lib/contract/fields';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isVacancyShown } from '@/lib/domain/careers/vacancy-state';
import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import type { OwnInterview } from '@/lib/contract/careers/own-interviews';
import { interviews, users, type vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { addEntry } from '@/backend/features/profiles/services/applicant-entries';
import { end, type InterviewRow, isRunning, joined, over, paramsOf, toInterview, whenOf } from './interviews';
import { noticeFact } from '@/backend/features/notices/services/facts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const deskPage = '/advisor/vacancy/[vacancyid]/edit';

type Row = InterviewRow;
type Vacancy = Pick<typeof vacancies.$inferSelect, 'id' | 'slug' | 'title'>;

/** The hours that one of the staff has promised to others, as pairs of instants. */
const promisedBy = (db: Db, userId: string, except: string) =>
  db
    .select({ startsAt: interviews.startsAt, minutes: interviews.minutes })
    .from(interviews)
    .where(and(eq(interviews.offeredBy, userId), eq(interviews.state, 'picked'), ne(interviews.id, except)));

/** The offered hours that can be picked: ahead, and not promised to somebody else by the same person. */
const freeSlots = async (db: Db, row: Row, now: Date): Promise<string[]> => {
  const promised = row.offeredBy ? await promisedBy(db, row.offeredBy, row.id) : [];
  return row.slots.filter((slot) => {
    const from = Date.parse(slot);
    const until = from + row.minutes * minuteMs;
    return (
      from > now.getTime() &&
      !promised.some(
        ({ startsAt, minutes }) =>
          startsAt !== null && startsAt.getTime() < until && startsAt.getTime() + minutes * minuteMs > from,
      )
    );
  });
};

const toOwn = async (
  db: Db,
  { interview, vacancy }: { interview: Row; vacancy: typeof vacancies.$inferSelect },
  now: Date,
): Promise<OwnInterview> => ({
  ...toInterview(interview),
  vacancyId: vacancy.id,
  slug: vacancy.slug,
  title: vacancy.title,
  companyName: vacancy.companyName,
  free: interview.state === 'offered' ? await freeSlots(db, interview, now) : [],
});

/** The interviews of a person that are offered or lie ahead. */
export async function ownInterviews({ db, clock }: Reader, userId: string): Promise<OwnInterview[]> {
  const now = clock.now();
  const rows = await joined(db)
    .where(
      and(
        eq(interviews.userId, userId),
        isRunning,
        or(isNull(interviews.startsAt), gte(interviews.startsAt, new Date(now.getTime() - dayMs))),
      ),
    )
    .orderBy(asc(interviews.createdAt));
  const own: OwnInterview[] = [];
  for (const row of rows) own.push(await toOwn(db, row, now));
  return own;
}

const findOwn = async ({ tx, caller }: Act, interviewId: string) => {
  const [found] = await joined(tx)
    .where(and(eq(interviews.id, interviewId), eq(interviews.userId, caller.id)))
    .for('update', { of: interviews });
  if (!found) throw notFound();
  return found;
};

/** Of somebody whose account is deleted no name stays in a notice. */
const nobodyNamed = () => {
  const { en, km } = noticeFact('interview.somebody');
  return { name: en, nameKm: km };
};

export const tellOfferer = async (
  act: AnyAct,
  kind: 'interview-picked' | 'interview-declined',
  row: Row,
  vacancy: Vacancy,
  words: Text = { en: '', km: '' },
  isNamed = true,
) => {
  if (!row.offeredBy) return;
  const [person] = await act.tx
    .select({ firstName: vacancyApplications.firstName, lastName: vacancyApplications.lastName })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.id, row.applicationId));
  await act.tell([row.offeredBy], {
    kind,
    params: {
      ...paramsOf(vacancy, row),
      ...(isNamed ? { name: person ? fullName(person) : '' } : nobodyNamed()),
      statusEn: words.en,
      statusKm: words.km,
    },
    page: deskPage,
    about: vacancy.id,
  });
};

/**
 * Picks an offered hour; the same one twice is once.
 * @throws 404; 409 `interview-over`, or `slot-gone` for an hour that has passed or is promised to somebody else
 */
export async function pickSlot(act: Act, interviewId: string, startsAt: string): Promise<OwnInterview> {
  const { interview, vacancy } = await findOwn(act, interviewId);
  const at = new Date(startsAt);
  const isSame = interview.state === 'picked' && interview.startsAt?.getTime() === at.getTime();
  if (isSame) return toOwn(act.tx, { interview, vacancy }, act.now);
  if (interview.state !== 'offered' || !isVacancyShown(vacancy, dayInCambodia(act.now))) throw over();
  // Two applicants may pick the same hour of one person at once.
  if (interview.offeredBy)
    await act.tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, interview.offeredBy))
      .for('no key update');
  const free = await freeSlots(act.tx, interview, act.now);
  if (!free.some((slot) => Date.parse(slot) === at.getTime()))
    throw new Refusal(409, 'slot-gone', 'This hour is no longer free.');
  const row = onlyRow(
    await act.tx
      .update(interviews)
      .set({ state: 'picked', startsAt: at, sequence: interview.sequence + 1, updatedAt: act.now })
      .where(eq(interviews.id, interview.id))
      .returning(),
  );
  await addEntry(act, { applicationId: row.applicationId, kind: 'interview-picked', ...whenOf(row) });
  await tellOfferer(act, 'interview-picked', row, vacancy);
  act.note('interview-picked', row.applicationId, { interview: row.id });
  return toOwn(act.tx, { interview: row, vacancy }, act.now);
}

/** @throws 404; 409 `interview-over` */
export async function declineInterview(act: Act, interviewId: string, words: string): Promise<void> {
  const { interview, vacancy } = await findOwn(act, interviewId);
  if (interview.state === 'declined') return;
  if (interview.state === 'called-off') throw over();
  await end(act, interview, 'declined');
  await addEntry(act, { applicationId: interview.applicationId, kind: 'interview-declined', words });
  await tellOfferer(act, 'interview-declined', interview, vacancy, { en: words, km: words });
  act.note('interview-declined', interview.applicationId, { interview: interview.id });
}

/** Before an application is taken back: who has offered an interview that runs is told that nobody comes. */
export async function tellOfWithdrawnApplication(act: AnyAct, applicationId: string): Promise<void> {
  const [found] = await joined(act.tx).where(and(eq(interviews.applicationId, applicationId), isRunning));
  if (!found) return;
  await tellOfferer(
    act,
    'interview-declined',
    found.interview,
    found.vacancy,
    noticeFact('interview.takenBack'),
  );
}
