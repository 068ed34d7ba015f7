// @module-tag postgres
import { expect, test } from 'vitest';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeFair } from '@/tests/support/fairs';
import { makeSchool } from '@/tests/support/make';
import { makeCampaign } from '@/tests/support/make-content';
import { makeVacancy } from '@/tests/support/recruitment';
import { makeScholarship } from '@/tests/support/scholarships';
import { makeCalendar, makeEvent } from '@/tests/support/school-records';

const backend = useTestBackend();
const search = async (keyword: string) => {
  const answer = await call(backend.current, siteSearchResource.endpoints.find, { query: { keyword } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const both = (en: string) => ({ en, km: en });

test('finds open vacancies by their kind, and no hidden or closed ones', async () => {
  const b = backend.current;
  await makeVacancy(b, { slug: 'junior-web', title: both('Junior Web Weaver') });
  await makeVacancy(b, { slug: 'intern-web', title: both('Web Weaver trainee'), kind: 'internship' });
  await makeVacancy(b, { title: both('Weaver held'), heldAt: b.clock.now() });
  await makeVacancy(b, { title: both('Weaver draft'), status: 'draft' });
  await makeVacancy(b, { title: both('Weaver past'), deadline: '2020-01-01' });
  await makeVacancy(b, { title: both('Weaver unchecked'), clearedUntil: null });
  const found = await search('weaver');
  expect(found.jobs).toMatchObject({ data: [{ slug: 'junior-web' }], countTotal: 1 });
  expect(found.internships).toMatchObject({ data: [{ slug: 'intern-web' }], countTotal: 1 });
  expect((await search('weaver internship')).internships.countTotal).toBe(1);
  expect((await search('Junior Web Weaver')).shownFor).toBeNull();
});

test('finds events that readers see, and corrects no word of a title', async () => {
  const b = backend.current;
  const organization = b.deps.env.ORGANIZATION_ID;
  const open = await makeCalendar(b, organization);
  const members = await makeCalendar(b, organization, 'members');
  const { slug } = await makeEvent(b, open, 24, { title: both('Study and career fair') });
  await makeEvent(b, members, 24, { title: both('Career fair for members') });
  await makeEvent(b, open, 24, { title: both('Career fair draft'), status: 'draft' });
  await makeEvent(b, open, -24, { title: both('Career fair of yesterday') });
  expect(await search('study and career fair')).toMatchObject({
    events: { data: [{ slug, isCancelled: false }], countTotal: 1 },
    shownFor: null,
    correction: null,
  });
});

test('finds the fair of the page and says when it is over', async () => {
  await makeFair(backend.current, { startsInHours: -30, title: both('Silk road show') });
  await makeFair(backend.current, { startsInHours: 5, status: 'draft', title: both('Silk road draft') });
  expect((await search('silk road')).fairs).toMatchObject({
    data: [{ title: both('Silk road show'), isOver: true }],
    countTotal: 1,
  });
});

test('finds campaigns and scholarships that can still be used', async () => {
  const b = backend.current;
  const { slug } = await makeCampaign(b, { title: both('Lotus camp') });
  await makeCampaign(b, { title: both('Lotus camp hidden'), status: 'inactive' });
  await makeCampaign(b, { title: both('Lotus camp past'), startsOn: '2020-01-01', endsOn: '2020-02-01' });
  const { id: schoolId } = await makeSchool(b);
  await makeScholarship(b, { schoolId, title: both('First-choice lotus'), deadline: '2090-01-01' });
  await makeScholarship(b, { title: both('Lotus of the past'), deadline: '2020-01-01' });
  const found = await search('lotus');
  expect(found.campaigns).toMatchObject({ data: [{ slug }], countTotal: 1 });
  expect(found.scholarships).toMatchObject({ data: [{ title: both('First-choice lotus') }], countTotal: 1 });
  expect((await search('First-choice lotus')).scholarships.countTotal).toBe(1);
});
