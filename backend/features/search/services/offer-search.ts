import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import type { Text } from '@/lib/contract/fields';
import { fold } from '@/lib/domain/khmer/khmer';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { wordsOfOffer } from '@/lib/domain/search/kind-words';
import { holdsWord } from '@/lib/domain/search/short-words';
import { calendars, campaigns, events, fairs, scholarships, schools, vacancies } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { listTable } from '@/backend/lists/list-page';
import { contains, containsAll, queryWordsMax } from '@/backend/lists/folded-text';
import { isScholarshipOpenOn } from '@/backend/features/schools/services/open-scholarships';
import { isOpenOn } from '@/backend/features/careers/services/vacancy-views';
import { publishedCalendars } from '@/backend/features/events/services/scheduled-events';
import { foldOnce } from './fold-once';

const none = { data: [], countTotal: 0 };

/** Undefined: every row of the kind. */
const holdsAll = (column: SQLWrapper, words: readonly string[]): SQL | undefined =>
  words.length > 0 ? containsAll(column, words.slice(0, queryWordsMax)) : undefined;

/** Those whose title holds the whole keyword come first. */
const wholeFirst = (column: SQLWrapper, keyword: string): SQL => desc(contains(column, fold(keyword)));

const titleFold = (column: SQLWrapper) =>
  sql`(split_part(${column}, chr(10), 1) || chr(10) || split_part(${column}, chr(10), 2))`;

const vacancyKinds = ['job', 'internship'] as const;
type VacancyKind = (typeof vacancyKinds)[number];

/** Each kind has its own words: those that name it say nothing. */
const ofWords = (keyword: string): SQL[] =>
  vacancyKinds.flatMap((kind) => {
    const words = wordsOfOffer(keyword, kind === 'job' ? 'jobs' : 'internships');
    const held = words && and(eq(vacancies.kind, kind), holdsAll(vacancies.searchFold, words));
    return held ? [held] : [];
  });

/** Open vacancies that readers see: the first of both kinds and how many there are, in one statement. */
export async function searchVacancies(
  { db, clock, env }: Deps,
  keyword: string,
  limits: Record<VacancyKind, number>,
): Promise<Pick<SiteFindings, 'jobs' | 'internships'>> {
  const kinds = ofWords(keyword);
  if (kinds.length === 0) return { jobs: none, internships: none };
  const today = dayInCambodia(clock.now());
  const order = sql.join(
    [wholeFirst(titleFold(vacancies.searchFold), keyword), desc(vacancies.postedAt), asc(vacancies.id)],
    sql`, `,
  );
  const found = db
    .select({
      kind: vacancies.kind,
      slug: vacancies.slug,
      title: vacancies.title,
      company: vacancies.companyName,
      deadline: vacancies.deadline,
      total: sql<number>`count(*) over (partition by ${vacancies.kind})`.mapWith(Number).as('total'),
      place: sql<number>`row_number() over (partition by ${vacancies.kind} order by ${order})`.as('place'),
    })
    .from(vacancies)
    .where(
      and(eq(vacancies.organizationId, env.CAREER_CENTER_ORGANIZATION_ID), isOpenOn(today), or(...kinds)),
    )
    .as('found');
  const rows = await db
    .select()
    .from(found)
    .where(lte(found.place, Math.max(...Object.values(limits))))
    .orderBy(asc(found.place));
  const of = (kind: VacancyKind) => {
    const own = rows.filter((row) => row.kind === kind);
    const data = own
      .slice(0, limits[kind])
      .map(({ slug, title, company, deadline }) => ({ slug, title, company, deadline }));
    return { data, countTotal: own[0]?.total ?? 0 };
  };
  return { jobs: of('job'), internships: of('internship') };
}

/** Public events that have not ended; a cancelled one says so. */
export async function searchEvents(
  deps: Deps,
  keyword: string,
  limit: number,
): Promise<SiteFindings['events']> {
  const words = wordsOfOffer(keyword, 'events');
  if (words === null) return none;
  const shown = deps.db
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(publishedCalendars(deps), eq(calendars.kind, 'events')));
  const { rows, countTotal } = await listTable(deps.db, events, {
    visible: and(
      inArray(events.calendarId, shown),
      isNull(events.removedAt),
      ne(events.status, 'draft'),
      gt(events.endsAt, deps.clock.now()),
    ),
    search: holdsAll(events.searchFold, words),
    sorts: [wholeFirst(titleFold(events.searchFold), keyword), asc(events.startsAt), asc(events.id)],
    start: 0,
    limit,
  });
  return {
    data: rows.map(({ slug, title, startsAt, status }) => ({
      slug,
      title,
      startsAt: startsAt.toISOString(),
      isCancelled: status === 'cancelled',
    })),
    countTotal,
  };
}

/** Campaigns that have not ended. */
export async function searchCampaigns(
  { db, clock }: Deps,
  keyword: string,
  limit: number,
): Promise<SiteFindings['campaigns']> {
  const words = wordsOfOffer(keyword, 'campaigns');
  if (words === null) return none;
  const today = dayInCambodia(clock.now());
  const { rows, countTotal } = await listTable(db, campaigns, {
    visible: and(
      eq(campaigns.status, 'active'),
      isNull(campaigns.archivedAt),
      or(gte(campaigns.endsOn, today), gte(campaigns.heldTo, today)),
    ),
    search: holdsAll(campaigns.searchFold, words),
    sorts: [asc(campaigns.endsOn), asc(campaigns.id)],
    start: 0,
    limit,
  });
  return { data: rows.map(({ slug, title, endsOn }) => ({ slug, title, endsOn })), countTotal };
}

const bothOf = (texts: readonly (Text | null)[]): string =>
  foldOnce(texts.flatMap((text) => (text ? [text.en, text.km] : [])).join('\n'));

/** The fair that has a page: the one that is on or comes next, else the last. */
export async function searchFairs({ db, clock }: Deps, keyword: string): Promise<SiteFindings['fairs']> {
  const words = wordsOfOffer(keyword, 'fairs');
  if (words === null) return none;
  const now = clock.now();
  const isToCome = sql`(${fairs.endsAt} > ${now.toISOString()}::timestamptz)`;
  const [fair] = await db
    .select()
    .from(fairs)
    .where(eq(fairs.status, 'published'))
    .orderBy(
      desc(isToCome),
      sql`case when ${isToCome} then ${fairs.startsAt} end asc`,
      desc(fairs.endsAt),
      asc(fairs.id),
    )
    .limit(1);
  const text = fair ? bothOf([fair.title, fair.description]) : '';
  if (!fair || !words.every((word) => holdsWord(text, word))) return none;
  const { title, startsAt, endsAt } = fair;
  return { data: [{ title, startsAt: startsAt.toISOString(), isOver: endsAt <= now }], countTotal: 1 };
}

/** Scholarships that can be applied for today. There are some dozens, so they are read whole. */
export async function searchScholarships(
  { db, clock }: Deps,
  keyword: string,
): Promise<SiteFindings['scholarships']['data']> {
  const words = wordsOfOffer(keyword, 'scholarships');
  if (words === null) return [];
  const whole = fold(keyword);
  const rows = await db
    .select({
      row: {
        id: scholarships.id,
        title: scholarships.title,
        giver: scholarships.giver,
        conditions: scholarships.conditions,
        deadline: scholarships.deadline,
      },
      school: sql<Text | null>`case when ${schools.id} is not null then jsonb_build_object('en', ${schools.name}, 'km', ${schools.nameNative}) end`,
    })
    .from(scholarships)
    .leftJoin(schools, eq(schools.id, scholarships.schoolId))
    .where(isScholarshipOpenOn(dayInCambodia(clock.now())))
    .orderBy(asc(scholarships.deadline), asc(scholarships.id));
  return rows
    .filter(({ row, school }) => {
      const text = bothOf([row.title, row.giver, row.conditions, school]);
      return words.every((word) => holdsWord(text, word));
    })
    .map(({ row: { id, title, giver, deadline } }) => ({ scholarshipId: id, title, giver, deadline }))
    .toSorted(
      (a, b) => Number(bothOf([b.title]).includes(whole)) - Number(bothOf([a.title]).includes(whole)),
    );
}
