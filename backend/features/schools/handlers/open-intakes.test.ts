import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { applicants, schools } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { intakeScene } from '@/tests/support/intakes';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const scene = () => intakeScene(backend.current);

test('of whom something is open is enrolled with a reason, which who decides reads later', async () => {
  const b = backend.current;
  const at = await scene();
  const student = await makePerson(b);
  const { applicantId } = await at.acceptedOf({ as: student });
  const open = await at.waiting();
  expect(open.data).toMatchObject([{ isAnswered: false }]);
  expect(await at.make(at.partner, [applicantId], { openReason: undefined })).toEqual(['invalid']);
  expect(await at.make(at.partner, [applicantId], { openReason: '  ' })).toEqual(['invalid']);
  expect(await at.make(at.partner, [applicantId], { openReason: 'Brought the originals.' })).toEqual(['ok']);
  const { get } = applicantsResource.endpoints;
  const timelineOf = async (token: string) =>
    (await call(b, get, { query: { applicantId } }, token)).body.timeline.filter(
      ({ kind }) => kind === 'intake-open',
    );
  expect(await timelineOf(at.advisor.token)).toMatchObject([{ note: 'Brought the originals.' }]);
  expect(await timelineOf(student.token)).toEqual([]);
});

test('who has answered and lacks nothing is enrolled without a reason, and what is missing is named', async () => {
  const b = backend.current;
  const at = await scene();
  await b.deps.db.update(schools).set({ requiredDocuments: [] }).where(eq(schools.id, at.school.id));
  const [whole, planned] = [await at.acceptedOf(), await at.acceptedOf()];
  const change = async (id: string, exam: 'none' | 'planned') => {
    const [before] = await b.deps.db.select().from(applicants).where(eq(applicants.id, id));
    if (!before) throw new Error('There is no application.');
    const nationalExam =
      exam === 'none' ? null : ({ state: 'planned', track: 'science', date: '08/20/2027' } as const);
    const detail = { ...before.detail, nationalExam, highSchool: null };
    await b.deps.db.update(applicants).set({ offerAnswer: 'accepted', detail }).where(eq(applicants.id, id));
  };
  await change(whole.applicantId, 'none');
  await change(planned.applicantId, 'planned');
  const { data } = await at.waiting();
  const missing = Object.fromEntries(data.map((row) => [row.applicantId, row.missing.map(({ en }) => en)]));
  expect(missing).toEqual({
    [whole.applicantId]: [],
    [planned.applicantId]: ['National exam (BacII) result'],
  });
  expect(
    await at.make(at.partner, [whole.applicantId, planned.applicantId], { openReason: undefined }),
  ).toEqual(['ok', 'invalid']);
});
