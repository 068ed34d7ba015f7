import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolConfigurations, schoolStaff } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { assigneesResource } from '@/lib/contract/admissions/assignees';
import { mergesResource } from '@/lib/contract/admissions/merges';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import type { ApplicantRight } from '@/lib/domain/admissions/applicant-rights';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import { apply, enterApplication, moveTo } from '@/tests/support/applications';
import { waitingResource } from '@/lib/contract/review/waiting';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { list, get } = applicantsResource.endpoints;
const { summary, progress, move } = pipelineResource.endpoints;

let letting = '';
let alone = '';
/** What each application is: by its name here. */
const ids: Record<string, string> = {};
const people: Record<string, Person> = {};

beforeAll(async () => {
  const b = backend.current;
  // The first school lets its partners decide, the second decides alone, the third has one person only.
  const make = () => makeSchool(b, { requiredDocuments: [] });
  const [first, second, third] = [await make(), await make(), await make()];
  [letting, alone] = [first.id, second.id];
  await b.deps.db
    .insert(schoolConfigurations)
    .values({ schoolId: letting, configId: partnersDecideSetting, value: true });
  const staffOf = [letting, alone];
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [...staffOf, third.id] });
  Object.assign(people, {
    advisor,
    schoolAdmin: await makePerson(b, { roles: ['schoolAdmin'], staffOf: [alone] }),
    partner: await makePerson(b, { roles: ['partner'], staffOf }),
    university: await makePerson(b, { roles: ['university'], staffOf: [letting] }),
    stranger: await makePerson(b, { roles: ['advisor'] }),
    teacher: await makePerson(b, { roles: ['teacher'], staffOf: [letting] }),
  });
  const left = await makePerson(b, { roles: ['advisor'], staffOf: [letting] });
  people['left'] = left;
  ids['letting'] = (await apply(b, letting)).applicantId;
  ids['alone'] = (await apply(b, alone)).applicantId;
  ids['entered'] = (await enterApplication(b, advisor, letting)).application.applicantId;
  ids['enteredAlone'] = (await enterApplication(b, advisor, third.id)).application.applicantId;
  ids['enteredByLeft'] = (await enterApplication(b, left, letting)).application.applicantId;
  await b.deps.db.delete(schoolStaff).where(eq(schoolStaff.userId, left.id));
});

const personOf = (name: string): Person => {
  const person = people[name];
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person;
};

type Expected = Record<string, ApplicantRight>;
const desks: [name: string, lists: Expected, entered: Expected][] = [
  [
    'advisor',
    {
      letting: 'decide',
      alone: 'decide',
      entered: 'entered',
      enteredAlone: 'decide',
      enteredByLeft: 'decide',
    },
    { entered: 'entered', enteredAlone: 'decide' },
  ],
  ['schoolAdmin', { alone: 'decide' }, {}],
  ['partner', { letting: 'decide', alone: 'work', entered: 'decide', enteredByLeft: 'decide' }, {}],
  ['university', { letting: 'decide', entered: 'decide', enteredByLeft: 'decide' }, {}],
  ['left', {}, { enteredByLeft: 'state' }],
  ['stranger', {}, {}],
];

const byId = (rights: Expected) =>
  Object.fromEntries(Object.entries(rights).map(([name, right]) => [ids[name] ?? name, right]));

describe.each(desks)('%s', (name, lists, entered) => {
  const asked = async (query: Record<string, string> = {}) =>
    (await call(backend.current, list, { query }, personOf(name).token)).body;
  const rightsIn = (answer: Awaited<ReturnType<typeof asked>>) =>
    Object.fromEntries(answer.data.map(({ applicantId, right }) => [applicantId, right]));

  test('reads lists, board, numbers and duplicates by the same rule', async () => {
    const { token } = personOf(name);
    const all = await asked();
    expect(rightsIn(all)).toEqual(byId(lists));
    expect(rightsIn(await asked({ sort: 'waiting', applicantStatus: 'pending' }))).toEqual(byId(lists));
    expect(rightsIn(await asked({ keyword: 'Sok' }))).toEqual(byId(lists));
    expect(rightsIn(await asked({ entered: 'true' }))).toEqual(byId(entered));
    const count = Object.keys(lists).length;
    const { body: pipeline } = await call(backend.current, summary, {}, token);
    const { body: weeks } = await call(backend.current, progress, {}, token);
    expect([all.countTotal, all.countAllData, pipeline.countAllData, weeks.funnel.received]).toEqual(
      Array(4).fill(count),
    );
    expect(pipeline.schools.reduce((sum, { countOpen }) => sum + countOpen, 0)).toBe(count);
    const { body: first } = await call(backend.current, waitingResource.endpoints.first, {}, token);
    const waiting = first.data.filter(({ kind }) => kind === 'applications');
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(Object.keys(byId(lists)).toSorted());
    const { body: pairs } = await call(
      backend.current,
      mergesResource.endpoints.duplicates,
      { query: {} },
      token,
    );
    for (const { first, second } of pairs.data) {
      expect([lists, byId(lists)[first.applicantId], byId(lists)[second.applicantId]]).not.toContain(
        undefined,
      );
    }
  });

  test('opens what is listed and nothing else, and may do what is offered', async () => {
    const { id, token } = personOf(name);
    const rights: Record<string, ApplicantRight> = byId({ ...lists, ...entered });
    for (const applicantId of Object.values(ids)) {
      const right = rights[applicantId];
      const opened = await call(backend.current, get, { query: { applicantId } }, token);
      expect([applicantId, opened.status, opened.body.right]).toEqual([
        applicantId,
        right ? 200 : 404,
        right,
      ]);
      expect(opened.status === 200 && opened.body.enrollToDetail !== null).toBe(
        right !== undefined && right !== 'state',
      );
      const body = { assigneeId: right === 'state' ? null : id };
      const taken = await call(
        backend.current,
        assigneesResource.endpoints.assign,
        { params: { id: applicantId }, body },
        token,
      );
      const mayWork = right !== undefined && right !== 'state';
      expect([applicantId, taken.status]).toEqual([applicantId, mayWork ? 200 : 404]);
      const notes = await call(
        backend.current,
        followUpsResource.endpoints.listOfApplicant,
        { params: { id: applicantId } },
        token,
      );
      expect([applicantId, notes.status]).toEqual([applicantId, mayWork ? 200 : 404]);
      // A step that it is in already is refused only to those who may move it.
      const rows = [{ applicantId, applicantStatus: 'pending' }];
      const moved = await call(
        backend.current,
        move,
        { body: { rows }, idempotencyKey: `${name}-${applicantId}` },
        token,
      );
      const wanted = right === 'decide' ? 422 : right ? 403 : 404;
      expect([applicantId, moved.body.outcomes[0]]).toMatchObject([applicantId, { status: wanted }]);
    }
  });
});

test('whoever entered an application for somebody cannot decide on it, a colleague can', async () => {
  const b = backend.current;
  const refused = await moveTo(b, personOf('advisor'), ids['entered'] ?? '', 'accepted');
  expect([refused.status, refused.error.code]).toEqual([403, 'own-entry']);
  const stale = await moveTo(b, personOf('left'), ids['enteredByLeft'] ?? '', 'accepted');
  expect([stale.status, stale.error.code]).toEqual([403, 'own-entry']);
  expect((await moveTo(b, personOf('university'), ids['entered'] ?? '', 'accepted')).status).toBe(200);
});

test('whoever has left sees where an application stands, and no more', async () => {
  const b = backend.current;
  const applicantId = ids['enteredByLeft'] ?? '';
  const note = 'Her mother called';
  await moveTo(b, personOf('university'), applicantId, 'rejected', 1, note);
  const { token } = personOf('left');
  const listed = await call(b, list, { query: { entered: 'true' } }, token);
  expect(listed.body.data).toMatchObject([{ applicantId, phone: '', missing: [], right: 'state' }]);
  const { body } = await call(b, get, { query: { applicantId } }, token);
  expect(body).toMatchObject({
    right: 'state',
    applicantStatus: 'rejected',
    phone: '',
    enrollToDetail: null,
    papers: [],
    assignee: null,
  });
  expect(body.timeline.map(({ kind, toStatus, note: said }) => [kind, toStatus, said])).toEqual([
    ['status', 'pending', null],
    ['status', 'rejected', null],
  ]);
});
