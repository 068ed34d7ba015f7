import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import {
  applicantEvents,
  applicants,
  applicationConsents,
  applicationMerges,
  applicationPapers,
  auditLog,
  directRegistrations,
  followUps,
  notifications,
  users,
} from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { mergesResource } from '@/lib/contract/admissions/merges';
import { papersResource } from '@/lib/contract/admissions/papers';
import { publicApplicantsResource } from '@/lib/contract/admissions/public-applicants';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { mergeLimits } from '@/lib/domain/limits';
import { enterApplication, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { mergeBy, mergeScene, undoBy } from '@/tests/support/merging';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const { list } = mergesResource.endpoints;
const { get, mine } = applicantsResource.endpoints;
const daySeconds = 86_400;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

const scene = () => mergeScene(backend.current);
const enterFor = (advisor: Person, schoolId: string, change: object = {}) =>
  enterApplication(backend.current, advisor, schoolId, change);
const merge = (by: Person, keptId: string, lostId: string, options = {}) =>
  mergeBy(backend.current, by, [keptId, lostId], options);
const undo = (by: Person, id: string) => undoBy(backend.current, by, id);

/** Everything that is stored about the two, without what goes on by itself. */
const stored = async (ids: string[], userIds: string[]) => {
  const { db } = backend.current.deps;
  const rows = await Promise.all([
    ...ids.flatMap((id) => [
      db.select().from(applicants).where(eq(applicants.id, id)),
      db
        .select()
        .from(applicantEvents)
        .where(eq(applicantEvents.applicantId, id))
        .orderBy(asc(applicantEvents.id)),
      db
        .select()
        .from(applicationPapers)
        .where(eq(applicationPapers.applicantId, id))
        .orderBy(asc(applicationPapers.kind)),
      db.select().from(followUps).where(eq(followUps.applicantId, id)),
      db.select().from(applicationConsents).where(eq(applicationConsents.applicantId, id)),
    ]),
    ...userIds.flatMap((id) => [
      db.select().from(users).where(eq(users.id, id)),
      db.select().from(directRegistrations).where(eq(directRegistrations.userId, id)),
    ]),
  ]);
  const going = new Set(['version', 'updatedAt']);
  return rows.map((each) =>
    each.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !going.has(name)))),
  );
};

test(
  'all that hangs on the one that leaves moves, the person is told, and undo restores both exactly',
  { tags: 'postgres' },
  async () => {
    const { school, advisor, student, own } = await scene();
    const { db } = backend.current.deps;
    const other = await enterFor(advisor, school.id, { email: 'dara@demo.example', phone: '017 333 444' });
    const lostId = other.application.applicantId;
    const { decide } = papersResource.endpoints;
    const received = { kind: 'birth-certificate', state: 'received' as const, fileKey: null };
    // Both have the paper: the one of the application that stays was refused, the other one is received.
    const { key: fileKey } = await makeUpload(backend.current, {
      userId: student.id,
      purpose: 'application-document',
    });
    const sent = { params: { id: own.applicantId }, body: { kind: 'document-1', fileKey } };
    const kinds = (
      await call(backend.current, get, { query: { applicantId: own.applicantId } }, advisor.token)
    ).body.form?.files;
    const kind = kinds?.[0]?.key ?? '';
    await call(
      backend.current,
      papersResource.endpoints.send,
      { ...sent, body: { kind, fileKey } },
      student.token,
    );
    await call(
      backend.current,
      decide,
      { params: { id: own.applicantId }, body: { kind, state: 'refused', fileKey, reason: 'Blurred' } },
      advisor.token,
    );
    await call(
      backend.current,
      decide,
      { params: { id: lostId }, body: { ...received, kind } },
      advisor.token,
    );
    await call(
      backend.current,
      followUpsResource.endpoints.create,
      {
        params: { id: lostId },
        body: { channel: 'call', note: 'Ask for the paper' },
        idempotencyKey: randomUUID(),
      },
      advisor.token,
    );
    await moveTo(backend.current, advisor, lostId, 'accepted');
    const before = await stored([own.applicantId, lostId], [student.id, other.userId]);

    const answer = await merge(advisor, own.applicantId, lostId, {
      take: ['personal.phone', 'personal.email', 'status'],
      lost: 2,
    });
    expect([answer.status, answer.body.kind]).toEqual([200, 'applications']);
    const { body: kept } = await call(
      backend.current,
      get,
      { query: { applicantId: own.applicantId } },
      student.token,
    );
    expect(kept).toMatchObject({
      userId: student.id,
      phone: '+85517333444',
      applicantStatus: 'accepted',
      version: 2,
      enrollToDetail: { personal: { email: 'dara@demo.example' } },
    });
    expect(kept.papers.map((paper) => [paper.kind, paper.state])).toEqual([
      [kind, 'received'],
      [`${kind}-2`, 'refused'],
    ]);
    expect(kept.timeline.filter((entry) => entry.kind === 'merged')).toMatchObject([
      { note: other.application.referenceCode, before: { personal: { phone: '+85517333444' } } },
    ]);
    expect(kept.timeline.some(({ toStatus, note }) => toStatus === 'accepted' && note === null)).toBe(true);
    expect(await db.$count(followUps, eq(followUps.applicantId, own.applicantId))).toBe(1);
    expect(await db.$count(users, eq(users.id, other.userId))).toBe(0);
    const told = await db.select().from(notifications).where(eq(notifications.userId, student.id));
    expect(told.map((each) => each.kind)).toContain('application-merged');
    // Its link and its code lead to the one that stays.
    const byLink = await call(backend.current, get, { query: { applicantId: lostId } }, student.token);
    expect(byLink.body.applicantId).toBe(own.applicantId);
    const byCode = await call(
      backend.current,
      publicApplicantsResource.endpoints.find,
      { query: { referenceCode: other.application.referenceCode } },
      undefined,
    );
    expect(byCode.body.data.map(({ referenceCode }) => referenceCode)).toEqual([own.referenceCode]);

    backend.current.clock.advance(7 * daySeconds);
    const colleague = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
    const back = await undo(colleague, answer.body.mergeId);
    expect([back.status, back.body.left]).toEqual([200, []]);
    expect(await stored([own.applicantId, lostId], [student.id, other.userId])).toEqual(before);
    const again = await undo(colleague, answer.body.mergeId);
    expect([again.status, again.body.undoneAt]).toEqual([200, back.body.undoneAt]);
    const log = await db.select().from(auditLog).where(eq(auditLog.subject, own.applicantId));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['application-merged', 'application-unmerged']),
    );
    const unmerged = await db.select().from(notifications).where(eq(notifications.userId, student.id));
    expect(unmerged.map((each) => each.kind)).toContain('application-unmerged');
  },
);

test('what was changed after the merge stays with the one that stayed', async () => {
  const { school, advisor, own } = await scene();
  const { application } = await enterFor(advisor, school.id, { email: 'dara@demo.example' });
  const { body } = await merge(advisor, own.applicantId, application.applicantId, {
    take: ['personal.email'],
  });
  const { body: kept } = await call(
    backend.current,
    get,
    { query: { applicantId: own.applicantId } },
    advisor.token,
  );
  const detail = applicationTo(school.id).enrollToDetail;
  const changed = {
    ...detail,
    personal: { ...detail.personal, firstName: 'Darith', email: 'new@demo.example' },
  };
  await call(
    backend.current,
    applicantsResource.endpoints.update,
    { params: { id: own.applicantId }, body: { enrollToDetail: changed }, version: kept.version },
    advisor.token,
  );
  const back = await undo(advisor, body.mergeId);
  expect([back.status, back.body.left]).toEqual([200, ['detail']]);
  const after = await call(backend.current, get, { query: { applicantId: own.applicantId } }, advisor.token);
  expect(after.body.enrollToDetail?.personal.email).toBe('new@demo.example');
  const lost = await call(
    backend.current,
    get,
    { query: { applicantId: application.applicantId } },
    advisor.token,
  );
  expect(lost.body.enrollToDetail?.personal.email).toBe('dara@demo.example');
});

test('of applications to two schools the account that nobody used joins the other one', async () => {
  const { advisor, student, own } = await scene();
  const elsewhere = await makeSchool(backend.current);
  const by = await makePerson(backend.current, { roles: ['advisor'], staffOf: [own.schoolId, elsewhere.id] });
  const { application, userId } = await enterFor(by, elsewhere.id);
  const answer = await merge(by, application.applicantId, own.applicantId);
  expect([answer.status, answer.body.kind]).toEqual([200, 'people']);
  const { body } = await call(backend.current, mine, { params: { id: student.id } }, student.token);
  expect(body.data).toHaveLength(2);
  await undo(by, answer.body.mergeId);
  const after = await call(backend.current, mine, { params: { id: student.id } }, student.token);
  expect(after.body.data.map(({ applicantId }) => applicantId)).toEqual([own.applicantId]);
  expect(await backend.current.deps.db.$count(users, eq(users.id, userId))).toBe(1);
  expect((await merge(advisor, application.applicantId, own.applicantId)).status).toBe(404);
});

test(
  'undo waits for a later merge, ends with its days, and refuses a number that somebody took',
  { tags: 'postgres' },
  async () => {
    const { school, advisor, own } = await scene();
    const first = await enterFor(advisor, school.id);
    const second = await enterFor(advisor, school.id);
    const one = await merge(advisor, first.application.applicantId, second.application.applicantId);
    const two = await merge(advisor, own.applicantId, first.application.applicantId, { lost: 2 });
    const early = await undo(advisor, one.body.mergeId);
    expect([early.status, codeOf(early)]).toEqual([409, 'merged-on']);
    expect((await undo(advisor, two.body.mergeId)).status).toBe(200);
    const now = backend.current.clock.now();
    await backend.current.deps.db
      .insert(users)
      .values({ phone: second.phone, firstName: 'Bopha', lastName: 'Chan', createdAt: now, updatedAt: now });
    const taken = await undo(advisor, one.body.mergeId);
    expect([taken.status, codeOf(taken)]).toEqual([409, 'phone-taken']);
    const open = await call(backend.current, list, { query: {} }, advisor.token);
    expect(open.body.data.map(({ mergeId }) => mergeId)).toEqual([one.body.mergeId]);
    backend.current.clock.advance(mergeLimits.undoDays * daySeconds + 1);
    const late = await undo(
      await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] }),
      one.body.mergeId,
    );
    expect([late.status, codeOf(late)]).toEqual([409, 'undo-ended']);
    await sweepEnded(backend.current.deps);
    const [row] = await backend.current.deps.db
      .select()
      .from(applicationMerges)
      .where(eq(applicationMerges.id, one.body.mergeId));
    expect(row?.snapshot).toBeNull();
  },
);
