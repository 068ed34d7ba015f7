import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { papersResource } from '@/lib/contract/admissions/papers';
import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import {
  applicantEvents,
  applicantForms,
  applicants,
  auditLog,
  schoolConfigurations,
  uploads,
} from '@/backend/db/schema';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import { call, useTestBackend } from '@/tests/support/backend';
import { apply, formDraft, moveTo } from '@/tests/support/applications';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const { send, remove, decide } = papersResource.endpoints;
const { get, mine } = applicantsResource.endpoints;
const kind = 'birth-certificate';

const paperOf = async (person: Person) =>
  (await makeUpload(backend.current, { userId: person.id, purpose: 'application-document' })).key;

const world = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [student, advisor] = [
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'], staffOf: [school.id] }),
  ];
  const { applicantId: id } = await apply(b, school.id, { as: student });
  const sendAs = (person: Person, fileKey: string, as = kind) => {
    b.clock.advance(1);
    return call(b, send, { params: { id }, body: { kind: as, fileKey } }, person.token);
  };
  const decideAs = (
    person: Person,
    state: 'received' | 'refused',
    fileKey: string | null,
    reason?: string,
  ) => {
    b.clock.advance(1);
    return call(b, decide, { params: { id }, body: { kind, state, fileKey, reason } }, person.token);
  };
  return { school, student, advisor, id, sendAs, decideAs };
};

const missingOf = (body: { missing: { en: string }[] }) =>
  body.missing.some(({ en }) => en === 'Birth certificate');
const noticesOf = async (person: Person) => {
  const { list } = notificationsResource.endpoints;
  const { body } = await call(backend.current, list, { params: { userId: person.id } }, person.token);
  return body.list.map((notice) => notice.kind);
};

test(
  'a sent paper is missing no more, on the page and in the list; a refused one is again',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { student, advisor, id, sendAs, decideAs } = await world();
    const before = await call(b, get, { query: { applicantId: id } }, student.token);
    expect([missingOf(before.body), before.body.papers]).toEqual([true, []]);
    const fileKey = await paperOf(student);
    const sent = await sendAs(student, fileKey);
    expect(sent.status).toBe(200);
    expect(sent.body.papers).toMatchObject([
      { kind, state: 'sent', fileKey, label: { en: 'Birth certificate' } },
    ]);
    expect(missingOf(sent.body)).toBe(false);
    const listed = await call(b, mine, { params: { id: student.id } }, student.token);
    expect(listed.body.data.map(missingOf)).toEqual([false]);
    expect(await noticesOf(advisor)).toContain('paper-sent');

    const refused = await decideAs(advisor, 'refused', fileKey, 'The lower half is cut off.');
    expect(refused.body.papers).toMatchObject([{ state: 'refused', reason: 'The lower half is cut off.' }]);
    expect(missingOf(refused.body)).toBe(true);
    expect(await noticesOf(student)).toContain('paper-refused');

    const better = await paperOf(student);
    expect((await sendAs(student, better)).body.papers).toMatchObject([{ state: 'sent', reason: null }]);
    // Nothing names the first file any more.
    const [old] = await b.deps.db.select().from(uploads).where(eq(uploads.key, fileKey));
    expect([old, await b.deps.storage.stat(fileKey)]).toEqual([undefined, null]);
    const received = await decideAs(advisor, 'received', better);
    expect(received.body.papers).toMatchObject([{ state: 'received' }]);
    expect(received.body.timeline.map((entry) => entry.kind)).toEqual([
      'status',
      'paper-sent',
      'paper-refused',
      'paper-sent',
      'paper-received',
    ]);
    expect(received.body.version).toBe(1);
  },
);

test('what the school has received cannot be taken back; what replaces it nobody has seen yet', async () => {
  const b = backend.current;
  const { student, advisor, id, sendAs, decideAs } = await world();
  const take = () => call(b, remove, { params: { id }, body: { kind } }, student.token);
  const fileKey = await paperOf(student);
  await sendAs(student, fileKey);
  expect((await take()).body.papers).toEqual([]);
  expect((await take()).status).toBe(200);
  const other = await paperOf(student);
  await sendAs(student, other);
  await decideAs(advisor, 'received', other);
  expect((await take()).error.code).toBe('paper-received');
  const replaced = await sendAs(student, await paperOf(student));
  expect(replaced.body.papers).toMatchObject([{ state: 'sent', decidedAt: null }]);
  const link = replaced.body.papers[0]?.fileKey ?? '';
  const asFile = await call(b, uploadsResource.endpoints.remove, { body: { link } }, student.token);
  expect(asFile.error.code).toBe('in-use');
});

test('a paper that was shown at the school is received without a file', async () => {
  const { advisor, decideAs } = await world();
  expect((await decideAs(advisor, 'refused', null, 'Not there.')).status).toBe(422);
  const shown = await decideAs(advisor, 'received', null);
  expect(shown.body.papers).toMatchObject([{ state: 'received', fileKey: null }]);
  expect(missingOf(shown.body)).toBe(false);
});

test('nobody decides on a file that they have not seen, without a reason, or on their own', async () => {
  const b = backend.current;
  const { school, student, advisor, sendAs, decideAs } = await world();
  const [first, second] = [await paperOf(student), await paperOf(student)];
  await sendAs(student, first);
  await sendAs(student, second);
  expect((await decideAs(advisor, 'received', first)).error.code).toBe('paper-changed');
  const wordless = await decideAs(advisor, 'refused', second, '  ');
  expect(wordless.error.issues).toMatchObject([{ path: 'reason', code: 'required' }]);
  const { applicantId } = await apply(b, school.id, { as: advisor });
  const body = { kind, state: 'received' as const, fileKey: null };
  const own = await call(b, decide, { params: { id: applicantId }, body }, advisor.token);
  expect([own.status, own.error.code]).toEqual([403, 'own-application']);
});

test('only the applicant’s own file of the right kind is taken, and only while the school looks at it', async () => {
  const b = backend.current;
  const { student, advisor, id, sendAs } = await world();
  const stranger = await makePerson(b);
  const theirs = await paperOf(stranger);
  expect((await sendAs(student, theirs)).error.issues).toMatchObject([{ code: 'unknown-document' }]);
  expect((await sendAs(stranger, theirs)).status).toBe(404);
  const { key: cv } = await makeUpload(b, { userId: student.id, purpose: 'cv' });
  expect((await sendAs(student, cv)).status).toBe(422);
  expect((await sendAs(student, await paperOf(student), 'shoe')).error.issues).toMatchObject([
    { path: 'kind', code: 'unknown-paper' },
  ]);
  await moveTo(b, advisor, id, 'rejected');
  expect((await sendAs(student, await paperOf(student))).error.code).toBe('already-processed');
});

test('staff open a paper, others do not, and its student sees who did', async () => {
  const b = backend.current;
  const { school, student, advisor, id, sendAs } = await world();
  const fileKey = await paperOf(student);
  await sendAs(student, fileKey);
  const open = (person: Person) =>
    call(b, uploadsResource.endpoints.link, { body: { key: fileKey } }, person.token);
  const elsewhere = await makePerson(b, { roles: ['advisor'], staffOf: [(await makeSchool(b)).id] });
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  expect((await open(elsewhere)).status).toBe(404);
  expect((await open(await makePerson(b))).status).toBe(404);
  expect((await open(advisor)).status).toBe(200);
  const university = await makePerson(b, { roles: ['university'], staffOf: [school.id] });
  expect((await open(university)).status).toBe(200);
  const papersOf = async (person: Person) => {
    const { body } = await call(b, get, { query: { applicantId: id } }, person.token);
    return [body.papers.length, body.mayReadPapers, body.partnersDecide];
  };
  // A partner reads papers where the school lets it decide.
  expect((await open(partner)).status).toBe(404);
  expect(await papersOf(partner)).toEqual([0, false, false]);
  await b.deps.db
    .insert(schoolConfigurations)
    .values({ schoolId: school.id, configId: partnersDecideSetting, value: true });
  expect((await open(partner)).status).toBe(200);
  expect(await papersOf(partner)).toEqual([1, true, true]);
  const other = await apply(b, (await makeSchool(b)).id, { as: student });
  const viewsOf = async (applicantId: string) => {
    const input = { params: { userId: student.id }, query: { applicantId } };
    return (await call(b, uploadsResource.endpoints.views, input, student.token)).body;
  };
  expect(await viewsOf(id)).toMatchObject({ countTotal: 3, data: [{ reader: 'organization' }, {}, {}] });
  expect(await viewsOf(other.applicantId)).toMatchObject({ countTotal: 0, data: [] });
  const denied = and(eq(auditLog.action, 'document-denied'), eq(auditLog.actorId, elsewhere.id));
  expect(await b.deps.db.$count(auditLog, denied)).toBe(1);
});

test('the papers of a withdrawn application are the person’s to remove', async () => {
  const b = backend.current;
  const { student, id, sendAs } = await world();
  const fileKey = await paperOf(student);
  await sendAs(student, fileKey);
  const { withdraw } = withdrawalsResource.endpoints;
  expect((await call(b, withdraw, { params: { id }, body: {}, version: 1 }, student.token)).status).toBe(200);
  const removed = await call(b, uploadsResource.endpoints.remove, { body: { link: fileKey } }, student.token);
  expect(removed.status).toBe(200);
  const { body } = await call(b, get, { query: { applicantId: id } }, student.token);
  expect(body.papers).toMatchObject([{ kind, fileKey: null, fileName: null }]);
});

test(
  'whoever decides for the school decides on its papers: the partner and the university where it lets them',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { school, student, sendAs, decideAs } = await world();
    const fileKey = await paperOf(student);
    await sendAs(student, fileKey);
    const people = [
      await makePerson(b, { roles: ['partner'], staffOf: [school.id] }),
      await makePerson(b, { roles: ['university'], staffOf: [school.id] }),
    ];
    const decisions = async () =>
      Promise.all(
        people.map(async (each) => {
          const { status, error } = await decideAs(each, 'received', fileKey);
          return status === 200 ? status : error.code;
        }),
      );
    expect(await decisions()).toEqual(['school-decides', 'school-decides']);
    await b.deps.db
      .insert(schoolConfigurations)
      .values({ schoolId: school.id, configId: partnersDecideSetting, value: true });
    expect(await decisions()).toEqual([200, 200]);
  },
);

test('accepting with a required paper that nobody has seen asks why, and the reason is kept', async () => {
  const b = backend.current;
  const { advisor, id, decideAs } = await world();
  const move = (body: object, version = 1) =>
    call(
      b,
      applicantsResource.endpoints.setStatus,
      { params: { id }, body: { applicantStatus: 'accepted', ...body }, version },
      advisor.token,
    );
  const refused = await move({});
  expect([refused.status, refused.error.issues]).toEqual([
    422,
    [{ path: 'unseenReason', code: 'papers-unseen' }],
  ]);
  const accepted = await move({ unseenReason: 'The originals come on Monday.' });
  expect(accepted.body.timeline.find((entry) => entry.kind === 'papers-unseen')).toMatchObject({
    note: 'The originals come on Monday.',
  });
  await moveTo(b, advisor, id, 'pending', 2);
  await decideAs(advisor, 'received', null);
  expect((await move({}, 3)).status).toBe(200);
  const kept = eq(applicantEvents.kind, 'papers-unseen');
  expect(await b.deps.db.$count(applicantEvents, and(kept, eq(applicantEvents.applicantId, id)))).toBe(1);
});

test('an original is brought to the school: it is not sent, not missing, and seen there', async () => {
  const b = backend.current;
  const { school, student, advisor, id, sendAs, decideAs } = await world();
  const form = applicantFormDraft.parse(
    formDraft({
      files: [
        { key: kind, label: { en: 'Birth certificate', km: 'សំបុត្រកំណើត' }, required: true, original: true },
      ],
    }),
  );
  await b.deps.db
    .insert(applicantForms)
    .values({ schoolId: school.id, version: 1, form, createdAt: b.clock.now() });
  await b.deps.db.update(applicants).set({ formVersion: 1 }).where(eq(applicants.id, id));
  const sent = await sendAs(student, await paperOf(student));
  expect([sent.status, sent.error.issues]).toEqual([422, [{ path: 'kind', code: 'bring-original' }]]);
  const { body } = await call(b, get, { query: { applicantId: id } }, student.token);
  expect([missingOf(body), body.form?.files[0]?.original]).toEqual([false, true]);
  expect((await moveTo(b, advisor, id, 'accepted')).body.timeline.map((entry) => entry.kind)).not.toContain(
    'papers-unseen',
  );
  expect((await decideAs(advisor, 'received', null)).body.papers).toMatchObject([{ state: 'received' }]);
});
