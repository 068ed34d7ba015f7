// @module-tag postgres
import { beforeAll, describe, expect, test } from 'vitest';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { questionsResource } from '@/lib/contract/questions/questions';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { waitingResource } from '@/lib/contract/review/waiting';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type VacancyState, vacancyStates } from '@/lib/domain/careers/vacancy-state';
import { isScholarshipOpen, withoutRecords } from '@/lib/domain/schools/scholarship-state';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { questions, vacancyApplications } from '@/backend/db/schema';
import { eq } from 'drizzle-orm';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeThread } from '@/tests/support/make-content';
import { makeVacancy } from '@/tests/support/recruitment';
import { makeScholarship } from '@/tests/support/scholarships';
import { makeCalendar, makeEvent } from '@/tests/support/school-records';

/** Which records are open is one fact: every list, number, search and record says the same of it. */

const backend = useTestBackend();
const both = (en: string) => ({ en, km: en });
const dayFrom = (days: number) => addDays(dayInCambodia(backend.current.clock.now()), days);
const search = async (keyword: string) =>
  (await call(backend.current, siteSearchResource.endpoints.find, { query: { keyword, kind: 'jobs' } })).body;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

describe('vacancies', () => {
  let advisor: { id: string; token: string };
  let seeker: { id: string; token: string };
  let made: string[];

  beforeAll(async () => {
    const b = backend.current;
    advisor = await makePerson(b, { roles: ['advisor'] });
    seeker = await makePerson(b);
    const now = b.clock.now();
    made = [];
    for (const status of ['draft', 'open', 'closed'] as const)
      for (const deadline of [null, dayFrom(-1), dayFrom(0)])
        for (const hidden of [{}, { heldAt: now }, { stoppedAt: now }])
          for (const releasedAt of [null, now])
            for (const clearedUntil of [null, dayFrom(-1), dayFrom(0)]) {
              const facts = { status, deadline, releasedAt, clearedUntil, ...hidden };
              made.push(
                await makeVacancy(b, { ...facts, title: both('Zither maker'), description: both('') }),
              );
            }
    await b.deps.db.insert(vacancyApplications).values(
      made.map((vacancyId) => ({
        vacancyId,
        userId: seeker.id,
        method: 'upload' as const,
        firstName: 'Dara',
        lastName: 'Sok',
        status: 'pending',
        searchFold: '',
        createdAt: now,
        updatedAt: now,
      })),
    );
  });

  const listed = async (query: Record<string, string>, token?: string) => {
    const { list } = vacanciesResource.endpoints;
    const pages = [0, 100].map((start) =>
      call(
        backend.current,
        list,
        { params: { orgId: orgId() }, query: { ...query, start, limit: 100 } },
        token,
      ),
    );
    const answers = await Promise.all(pages);
    const data = answers.flatMap(({ body }) => body.data);
    expect(answers[0]?.body.count_total).toBe(data.length);
    return data;
  };
  const idsOf = (rows: readonly { vacancyId: string }[]) => rows.map(({ vacancyId }) => vacancyId).toSorted();
  const onDesk = async (state: VacancyState) => {
    const { list } = vacancyDeskResource.endpoints;
    const input = { params: { orgId: orgId() }, query: { state, limit: '100' } };
    const { body } = await call(backend.current, list, input, advisor.token);
    expect(body.countTotal).toBe(body.data.length);
    expect(body.data.filter((row) => state !== row.state)).toEqual([]);
    return idsOf(body.data);
  };

  test('the desk puts each of them under one state', async () => {
    const states = await Promise.all(vacancyStates.map(onDesk));
    expect(states.map(({ length }) => length > 3)).toEqual(vacancyStates.map(() => true));
    expect(states.flat().toSorted()).toEqual(made.toSorted());
  });

  test('list, keyword, applications, record and search agree with the desk', async () => {
    const open = await onDesk('open');
    expect(idsOf(await listed({}))).toEqual(open);
    expect(idsOf(await listed({ keyword: 'zither' }))).toEqual(open);
    expect(idsOf(await listed({ applied: 'true', status: 'open' }, seeker.token))).toEqual(open);
    const all = await listed({ applied: 'true', status: 'all' }, seeker.token);
    expect(idsOf(all)).toEqual(made.toSorted());
    expect(idsOf(all.filter(({ isOpen }) => isOpen))).toEqual(open);
    const shown = await listed({ status: 'all' });
    expect(idsOf(shown.filter(({ isOpen }) => isOpen))).toEqual(open);
    expect(shown.filter(({ isHidden }) => isHidden)).toEqual([]);

    const { jobs } = await search('zither');
    expect(jobs.countTotal).toBe(open.length);
    const slugs = new Set((await listed({})).map(({ slug }) => slug));
    expect(jobs.data.filter(({ slug }) => !slugs.has(slug))).toEqual([]);

    const { get } = vacanciesResource.endpoints;
    const read = await Promise.all(
      made.map((id) => call(backend.current, get, { params: { orgId: orgId(), id } })),
    );
    expect(made.filter((_, index) => read[index]?.status === 200).toSorted()).toEqual(idsOf(shown));
    expect(made.filter((_, index) => read[index]?.body.isOpen).toSorted()).toEqual(open);
  });
});

test('events: the list, the search and the record say the same of what is to come', async () => {
  const b = backend.current;
  const shown = await makeCalendar(b, orgId());
  const members = await makeCalendar(b, orgId(), 'members');
  const made: string[] = [];
  for (const calendar of [shown, members])
    for (const status of ['draft', 'published', 'cancelled'] as const)
      for (const hours of [-48, -2, -1, 24])
        made.push((await makeEvent(b, calendar, hours, { status, title: both('Quince festival') })).id);
  const { events, event } = calendarsResource.endpoints;
  const params = { orgId: orgId() };
  const { body: list } = await call(b, events, { params, query: { tab: 'upcoming', limit: '50' } });
  const open = list.data.map(({ eventId }) => eventId).toSorted();
  // Those of yesterday and those that end at this instant are over.
  expect(open).toHaveLength(4);
  expect(list.countTotal).toBe(open.length);
  const read = await Promise.all(made.map((id) => call(b, event, { params: { ...params, id } })));
  const toCome = read.filter(({ status, body }) => status === 200 && body.state !== 'finished');
  expect(toCome.map(({ body }) => body.eventId).toSorted()).toEqual(open);
  const { body: found } = await call(b, siteSearchResource.endpoints.find, {
    query: { keyword: 'quince festival', kind: 'events' },
  });
  const slugs = list.data.map(({ slug }) => slug).toSorted();
  expect(found.events.data.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  expect(found.events.countTotal).toBe(slugs.length);
});

test('scholarships: the number of a school is what its page shows as open, and list, search and record agree', async () => {
  const b = backend.current;
  const own = (key: string, title: string, days: number) => ({
    key,
    title: both(title),
    description: both(''),
    coverage: both('Half'),
    coveragePercent: 50,
    seats: 1,
    deadline: dayFrom(days),
    eligibility: both(''),
  });
  const words = [own('a', 'Marigold prize', 0), own('b', 'Own words', 3), own('c', 'Passed words', -1)];
  const school = await makeSchool(b, { scholarships: words, categoryIds: [] });
  const records: { id: string; title: string; status: 'active' | 'inactive'; deadline: string }[] = [];
  for (const status of ['active', 'inactive'] as const)
    for (const days of [-1, 0, 1]) {
      const facts = { status, deadline: dayFrom(days) };
      const title = days === 0 ? 'Marigold prize' : 'Marigold fund';
      const id = await makeScholarship(b, { ...facts, title: both(title), schoolId: school.id });
      records.push({ id, title, ...facts });
    }
  const open = records.filter((each) => isScholarshipOpen(each, dayFrom(0)));
  const ids = open.map(({ id }) => id).toSorted();
  const { list, get } = scholarshipsResource.endpoints;
  const { body } = await call(b, list, { query: { state: 'open', schoolId: school.id } });
  expect(body.data.map(({ scholarshipId }) => scholarshipId).toSorted()).toEqual(ids);
  expect(body.countTotal).toBe(ids.length);
  const found = (
    await call(b, siteSearchResource.endpoints.find, { query: { keyword: 'marigold', kind: 'scholarships' } })
  ).body.scholarships;
  expect(found.data.map(({ scholarshipId }) => scholarshipId).toSorted()).toEqual(ids);
  expect(found.countTotal).toBe(ids.length);
  const read = await Promise.all(records.map(({ id }) => call(b, get, { params: { id } })));
  const said = read.flatMap(({ status, body: one }) =>
    status === 200 && isScholarshipOpen(one, dayFrom(0)) ? [one.scholarshipId] : [],
  );
  expect(said.toSorted()).toEqual(ids);

  const openWords = withoutRecords(words, body.data).filter(({ deadline }) => deadline >= dayFrom(0));
  const shown = ids.length + openWords.length;
  expect(shown).toBe(3);
  const detail = await call(b, schoolsResource.endpoints.get, { params: { id: school.slug } });
  expect(detail.body.scholarshipCount).toBe(shown);
  const { hits } = (await call(b, schoolsResource.endpoints.search, { query: { limit: '100' } })).body;
  expect(hits.find(({ schoolId }) => schoolId === school.id)?.scholarshipCount).toBe(shown);
  const reader = await makePerson(b);
  await call(b, favoritesResource.endpoints.add, { body: { schoolId: school.id } }, reader.token);
  const kept = await call(
    b,
    favoritesResource.endpoints.list,
    { params: { userId: reader.id } },
    reader.token,
  );
  expect(kept.body.data[0]?.school?.scholarshipCount).toBe(shown);
});

test('courses: lists, schools, favourites and the record say the same of what can be applied for', async () => {
  const b = backend.current;
  const reader = await makePerson(b);
  const days = [null, dayFrom(-1), dayFrom(0), dayFrom(1)];
  const open = new Map<string, string>();
  const all = new Map<string, string>();
  for (const applicationsOpenOn of [null, dayFrom(1)])
    for (const applicationDeadline of days)
      for (const isFull of [false, true])
        for (const status of ['active', 'inactive'] as const) {
          const { id: schoolId } = await makeSchool(b);
          const window = { applicationsOpenOn, applicationDeadline, isFull, status };
          const id = await makeProgram(b, schoolId, window);
          await call(b, favoritesResource.endpoints.add, { body: { schoolId } }, reader.token);
          all.set(id, schoolId);
          if (applicationStateOn({ ...window, nextIntakeOn: null }, dayFrom(0)).key === 'open')
            open.set(id, schoolId);
        }
  expect(open.size).toBe(3);
  const { list, enrollment, get } = subjectsResource.endpoints;
  const ours = (ids: readonly string[], known: ReadonlyMap<string, string>) =>
    ids.filter((id) => known.has(id)).toSorted();
  const subjects = async (endpoint: typeof list | typeof enrollment, query: Record<string, string>) => {
    const { body } = await call(b, endpoint, { query: { ...query, limit: '100' } });
    expect(body.countTotal).toBe(body.data.length);
    return ours(
      body.data.map(({ enrollableSubjectId }) => enrollableSubjectId),
      all,
    );
  };
  const ids = [...open.keys()].toSorted();
  expect(await subjects(list, { openNow: 'true' })).toEqual(ids);
  expect(await subjects(enrollment, {})).toEqual(ids);
  const read = await Promise.all([...all.keys()].map((id) => call(b, get, { params: { id } })));
  const said = read.filter(({ body }) => applicationStateOn(body, dayFrom(0)).key === 'open');
  expect(said.map(({ body }) => body.enrollableSubjectId).toSorted()).toEqual(ids);
  const schoolIds = [...open.values()].toSorted();
  const found = await call(b, schoolsResource.endpoints.search, { query: { openNow: 'true', limit: '100' } });
  expect(found.body.hits.map(({ schoolId }) => schoolId).toSorted()).toEqual(schoolIds);
  const kept = await call(
    b,
    favoritesResource.endpoints.list,
    { params: { userId: reader.id } },
    reader.token,
  );
  const withOpen = kept.body.data.filter(({ openProgramCount }) => openProgramCount === 1);
  expect(withOpen.map(({ schoolId }) => schoolId).toSorted()).toEqual(schoolIds);
});

test('questions: the list of those without an answer is what is counted and named as waiting', async () => {
  const b = backend.current;
  const advisor = await makePerson(b, { roles: ['advisor'] });
  const { db } = b.deps;
  const now = b.clock.now();
  const made: string[] = [];
  for (const state of ['open', 'held', 'hidden'] as const)
    for (const answerCount of [0, 2]) {
      const { questionId } = await makeThread(b, { title: 'Where to learn weaving' });
      const heldAt = state === 'open' ? null : now;
      await db.update(questions).set({ state, heldAt, answerCount }).where(eq(questions.id, questionId));
      made.push(questionId);
    }
  const { search: find } = questionsResource.endpoints;
  const params = { orgId: orgId() };
  const { questions: list } = (await call(b, find, { params, query: { unanswered: 'true' } })).body;
  const open = list.data.map(({ source }) => source.questionId);
  expect(open).toEqual([made[0]]);
  const { summary, first } = waitingResource.endpoints;
  const { counts } = (await call(b, summary, {}, advisor.token)).body;
  expect([list.countTotal, counts.questions]).toEqual([1, 1]);
  const named = (await call(b, first, {}, advisor.token)).body.data.filter(
    ({ kind }) => kind === 'questions',
  );
  expect(named.map(({ id }) => id)).toEqual(open);
  const { forum } = (
    await call(b, siteSearchResource.endpoints.find, { query: { keyword: 'weaving', kind: 'forum' } })
  ).body;
  const { questions: listed } = (await call(b, find, { params, query: { keyword: 'weaving' } })).body;
  expect(forum.data.map(({ questionId }) => questionId).toSorted()).toEqual(
    listed.data.map(({ source }) => source.questionId).toSorted(),
  );
  expect(forum.data.find(({ questionId }) => questionId === made[0])?.answerCount).toBe(0);
});
