import { expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { assigneesResource } from '@/lib/contract/admissions/assignees';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { apply, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { list, get } = applicantsResource.endpoints;
const { assign, colleagues } = assigneesResource.endpoints;

const day = 86_400;

test('staff take an application on, hand it over and give it back; its version stays', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [advisor, colleague] = [
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
    await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] }),
  ];
  const { applicantId, version } = await apply(b, school.id);
  const give = (assigneeId: string | null) =>
    call(b, assign, { params: { id: applicantId }, body: { assigneeId } }, advisor.token);
  const taken = await give(advisor.id);
  expect(taken.body.assignee?.userId).toBe(advisor.id);
  expect(taken.body.version).toBe(version);
  await apply(b, school.id);
  const mine = await call(b, list, { query: { assigneeId: advisor.id } }, advisor.token);
  expect(mine.body.data.map((row) => row.applicantId)).toEqual([applicantId]);
  expect(mine.body.countTotal).toBe(1);
  const nobodys = await call(b, list, { query: { assigneeId: 'none', schoolId: school.id } }, advisor.token);
  expect(nobodys.body.data.map((row) => row.applicantId)).not.toContain(applicantId);
  expect(nobodys.body.countTotal).toBe(1);
  expect((await give(colleague.id)).body.assignee?.userId).toBe(colleague.id);
  expect((await give(null)).body.assignee).toBeNull();
});

test('nobody else than the school’s own people can have it', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const stranger = await makePerson(b, { roles: ['advisor'] });
  const { applicantId } = await apply(b, school.id);
  const body = { assigneeId: stranger.id };
  const refused = await call(b, assign, { params: { id: applicantId }, body }, advisor.token);
  expect(refused.status).toBe(422);
  const own = await call(b, assign, { params: { id: applicantId }, body }, stranger.token);
  expect(own.status).toBe(404);
  const after = await call(b, get, { query: { applicantId } }, advisor.token);
  expect(after.body.assignee).toBeNull();
});

test('the list is sorted by age and by waiting, and filtered by waiting days and province', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const signIn = () => makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const first = await apply(b, school.id);
  b.clock.advance(2 * day);
  const second = await apply(b, school.id);
  b.clock.advance(2 * day);
  const decided = await apply(b, school.id);
  await moveTo(b, await signIn(), decided.applicantId, 'rejected');
  // The oldest one is answered now, so that the second has waited longest.
  await moveTo(b, await signIn(), first.applicantId, 'accepted');
  await moveTo(b, await signIn(), first.applicantId, 'pending', 2);
  const advisor = await signIn();
  const idsOf = async (query: Record<string, string>) => {
    const { body } = await call(b, list, { query: { schoolId: school.id, ...query } }, advisor.token);
    return body.data.map(({ applicantId }) => applicantId);
  };
  const [a, c, d] = [first.applicantId, second.applicantId, decided.applicantId];
  expect(await idsOf({})).toEqual([d, c, a]);
  expect(await idsOf({ sort: 'oldest' })).toEqual([a, c, d]);
  expect(await idsOf({ sort: 'waiting' })).toEqual([c, a]);
  expect(await idsOf({ sort: 'oldest', userId: first.userId })).toEqual([a]);
  expect(await idsOf({ waitingDays: '1' })).toEqual([c]);
  const home = (await call(b, get, { query: { applicantId: a } }, advisor.token)).body.enrollToDetail
    ?.address;
  const province = home?.place === 'cambodia' ? home.provinceCode : '';
  expect(await idsOf({ province })).toEqual([d, c, a]);
  expect(await idsOf({ province: province === '01' ? '02' : '01' })).toEqual([]);
});

test('a colleague who gets an application is named to choose from, and told by whom', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const university = await makePerson(b, { roles: ['university'], staffOf: [school.id] });
  await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  const { applicantId } = await apply(b, school.id);
  const params = { id: applicantId };
  const { body } = await call(b, colleagues, { params }, advisor.token);
  expect(body.data.map(({ userId }) => userId)).toEqual([university.id]);
  const give = (assigneeId: string) => call(b, assign, { params, body: { assigneeId } }, advisor.token);
  await give(university.id);
  // The same once more tells nobody anything new.
  await give(university.id);
  await give(advisor.id);
  const toldTo = async (person: { id: string; token: string }) => {
    const { list: all } = notificationsResource.endpoints;
    const read = await call(b, all, { params: { userId: person.id }, query: {} }, person.token);
    return read.body.list.filter(({ kind }) => kind === 'application-given');
  };
  expect(await toldTo(university)).toMatchObject([
    { params: { titleEn: 'Sok Dara' }, href: `/advisor/user/application/${applicantId}` },
  ]);
  expect(await toldTo(advisor)).toEqual([]);
});
