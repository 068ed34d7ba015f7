// @module-tag postgres
import { afterEach, expect, test, vi } from 'vitest';
import { studentCardsResource } from '@/lib/contract/school-day/student-cards';
import { importsResource } from '@/lib/contract/admissions/imports';
import { tableImportsResource } from '@/lib/contract/school-day/table-imports';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { heavyWorkLimits } from '@/backend/limits';
import { limitSends } from '@/backend/features/notices/services/limit-sends';
import { heavyWork } from '@/backend/work/heavy-work';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeSchoolWithStudent } from '@/tests/support/school-records';

// What everybody shares, used by a greedy office beside an ordinary one: docs/shared-goods.md.
const backend = useTestBackend();

const officeOf = (schoolId: string): Promise<Person> =>
  makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] });

let gate = Promise.withResolvers<void>();
afterEach(() => {
  gate.resolve();
  gate = Promise.withResolvers();
  vi.restoreAllMocks();
});

/** Clerks of a school who fill its part of a line. @returns when all of their work is done */
const crowd = (line: 'papers' | 'tables', schoolId: string) => {
  const { atOnceMax, waitingEachMax, waitingOrganizationMax } = heavyWorkLimits[line];
  const { promise } = gate;
  return Promise.all(
    Array.from({ length: atOnceMax + waitingOrganizationMax }, (_, n) => {
      const person = `clerk ${Math.floor(n / waitingEachMax)}`;
      return heavyWork[line].take({ person, organization: schoolId }, () => promise);
    }),
  );
};

const busy = { status: 503, error: { code: 'busy' } };

test.each(['files', 'papers', 'cvs', 'tables', 'marks', 'exports'] as const)(
  'the line of %s: who fills their part of it comes back, and an ordinary person is served among the first',
  async (line) => {
    const { atOnceMax, waitingEachMax } = heavyWorkLimits[line];
    const begun: string[] = [];
    const ask = (person: string, until?: Promise<void>) =>
      heavyWork[line].take(person, async () => {
        begun.push(person);
        await until;
      });
    const { promise } = gate;
    const greedy = Array.from({ length: atOnceMax + waitingEachMax }, () => ask('greedy', promise));
    await expect(ask('greedy')).rejects.toMatchObject({ status: 503, code: 'busy' });
    const ordinary = ask('ordinary');
    gate.resolve();
    await Promise.all([...greedy, ordinary]);
    // After what ran already, and one more of each who works.
    expect(begun.indexOf('ordinary')).toBeLessThanOrEqual(atOnceMax + 1);
  },
);

test('the cards of one school fill its part of the printer’s line, and another school prints', async () => {
  const b = backend.current;
  const [greedy, ordinary] = [await makeSchoolWithStudent(b), await makeSchoolWithStudent(b)];
  const print = async ({ school: { id }, student }: typeof greedy) =>
    call(
      b,
      studentCardsResource.endpoints.print,
      { params: { id }, query: { studentId: student.id, lang: 'en' } },
      (await officeOf(id)).token,
    );
  const work = crowd('papers', greedy.school.id);
  expect(await print(greedy)).toMatchObject(busy);
  const asked = vi.spyOn(heavyWork.papers, 'take');
  const theirs = print(ordinary);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  gate.resolve();
  await work;
  expect((await theirs).status).toBe(200);
});

test('the tables of one office fill its part of the line, by whatever desk; another office imports', async () => {
  const b = backend.current;
  const [greedy, ordinary] = [await makeSchool(b), await makeSchool(b)];
  const ofSchool = async ({ id }: typeof greedy) =>
    call(
      b,
      tableImportsResource.endpoints.run,
      { params: { orgId: id }, body: { table: 'students', csv: 'x', dryRun: true } },
      (await officeOf(id)).token,
    );
  const ofApplications = async ({ id }: typeof greedy) =>
    call(
      b,
      importsResource.endpoints.run,
      { body: { csv: 'x', dryRun: true, withDuplicates: false } },
      (await officeOf(id)).token,
    );
  const work = crowd('tables', greedy.id);
  expect([await ofSchool(greedy), await ofApplications(greedy)]).toMatchObject([busy, busy]);
  const asked = vi.spyOn(heavyWork.tables, 'take');
  const theirs = [ofSchool(ordinary), ofApplications(ordinary)];
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  gate.resolve();
  await work;
  // They are read: what is wrong is the table.
  for (const { status, error } of await Promise.all(theirs))
    expect([status, error.issues?.[0]?.code]).toEqual([422, 'not-a-table']);
});

test('all clerks of one office share its messages; another office and a student have theirs', async () => {
  const { deps } = backend.current;
  backend.current.clock.advance(2 * 86_400);
  let sent = 0;
  const send = (author: string, organization?: string) => {
    sent += 1;
    const phone = `+85512${String(310_000 + sent)}`;
    return deps.db
      .transaction((tx) => limitSends(deps, phone, { author, organization }, tx, 'asked'))
      .catch((error: unknown) => error);
  };
  const { sendsPerAuthorPerHourMax: each, sendsPerOrganizationPerHourMax: all } = codeLimits;
  const { sendsPerOrganizationPerDayMax: ofDay } = codeLimits;
  const othersSend = async () => {
    expect(await send('staff:fresh', 'greedy')).toMatchObject({ status: 429 });
    expect(await send('staff:other', 'ordinary')).toBe(true);
    expect(await send('person:student')).toBe(true);
  };
  for (let hours = 1; hours <= ofDay / all; hours += 1) {
    for (let n = 0; n < all; n += 1) expect(await send(`staff:${Math.floor(n / each)}`, 'greedy')).toBe(true);
    await othersSend();
    backend.current.clock.advance(3_600);
  }
  // The next hour has room, the day has none.
  await othersSend();
});
