import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guardians } from '@/backend/db/schema';
import { resultListsResource } from '@/lib/contract/admissions/result-lists';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { staffResource } from '@/lib/contract/accounts/staff';
import { csvLines } from '@/lib/domain/csv';
import { apply, enterApplication, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { mergeBy } from '@/tests/support/merging';
import { placeAndApplication, placesOf } from '@/tests/support/places';
import { changesAt } from '@/tests/support/rows-of-organization';
import { makeCampus, makeStudent } from '@/tests/support/school-records';

const backend = useTestBackend();
const page = 'docs/effects-across-organizations.md';

/** The deeds of the page, with the tables that they change at the other school. */
const wanted = new Map(
  (readFileSync(page, 'utf8').split('# What ends with a state')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| deed'))
    .map((line) => {
      const [, deed = '', tables = ''] = line.split('|').map((cell) => cell.trim());
      return [deed, tables === 'nothing' ? [] : tables.split(', ')];
    }),
);

/** A deed, and the school that is looked at. */
type Deed = () => Promise<{ at: string; work: () => Promise<unknown> }>;

const scene = () => placeAndApplication(backend.current);
const listed = (by: { token: string }) => {
  const row = { exam: 'BacII', year: '2026', name: 'Sok Dara', birthday: '2008-03-14', grade: 'B' };
  const csv = csvLines([Object.keys(row), Object.values(row)]);
  const body = { csv, fileName: 'Kandal 2026.csv', dryRun: false };
  return call(backend.current, resultListsResource.endpoints.run, { body }, by.token);
};
const deeds: Record<string, Deed> = {
  'a school proves a result by its own record': async () => {
    const { note, own, other } = await scene();
    return { at: own.schoolId, work: () => note(other, 'F') };
  },
  'a school proves by a paper what fulfils a condition elsewhere': async () => {
    const { paper, own, other } = await scene();
    return { at: own.schoolId, work: () => paper(other, 'B') };
  },
  'a school proves by a paper what speaks against a place elsewhere': async () => {
    const { paper, own, other } = await scene();
    return { at: own.schoolId, work: () => paper(other, 'F') };
  },
  'a school withdraws its proof by a paper': async () => {
    const { paper, takeBack, own, other } = await scene();
    await paper(other, 'B');
    return { at: own.schoolId, work: () => takeBack(other) };
  },
  'an office imports a list of results': async () => {
    const { own, other } = await scene();
    return { at: own.schoolId, work: () => listed(other.staff) };
  },
  'an advisor imports a list of results': async () => {
    const { own, other } = await scene();
    const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [other.schoolId] });
    return { at: own.schoolId, work: () => listed(advisor) };
  },
  'a school objects to the proof of the other one': async () => {
    const { paper, read, object, own, other } = await scene();
    await paper(other, 'F');
    const proofId = (await read(own)).results[0]?.otherProofs[0]?.id ?? '';
    return { at: other.schoolId, work: () => object(own, own.staff, proofId) };
  },
  'a school rejects the first place of a person': async () => {
    const { applyTo, answer, read, own } = await scene();
    const backUp = await applyTo('D');
    await answer(backUp, 'backup');
    const { version } = await read(own);
    return {
      at: backUp.schoolId,
      work: () => moveTo(backend.current, own.staff, own.id, 'rejected', version),
    };
  },
  'a person accepts a place': async () => {
    const { applyTo, answer, own } = await scene();
    const backUp = await applyTo('D');
    return { at: own.schoolId, work: () => answer(backUp, 'backup') };
  },
  'a person enters the result of the exam': async () => {
    const b = backend.current;
    const { applyTo, declare } = placesOf(b, await makePerson(b));
    const place = await applyTo('C');
    return { at: place.schoolId, work: () => declare('B') };
  },
  'an advisor joins two accounts of one person': async () => {
    const b = backend.current;
    const { own, student } = await scene();
    const { id } = await makeSchool(b);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [own.schoolId, id] });
    const entered = await enterApplication(b, advisor, id);
    const kept = await apply(b, own.schoolId, { as: student });
    return {
      at: id,
      work: () => mergeBy(b, advisor, [kept.applicantId, entered.application.applicantId]),
    };
  },
  'an office joins two applications to its school': async () => {
    const b = backend.current;
    const { student, own, other, read } = await scene();
    const { version } = await read(other);
    const programId = await makeProgram(b, other.schoolId);
    const again = await apply(b, other.schoolId, { as: student, programId });
    return {
      at: own.schoolId,
      work: () => mergeBy(b, other.staff, [other.id, again.applicantId], { kept: version }),
    };
  },
  'a student confirms a guardian at one school': async () => {
    const b = backend.current;
    const [here, there] = [await makeSchool(b), await makeSchool(b)];
    const ofHere = await makeStudent(b, { schoolId: here.id, campusId: await makeCampus(b, here.id) });
    const place = { schoolId: there.id, campusId: await makeCampus(b, there.id) };
    const ofThere = await makeStudent(b, place, { userId: ofHere.person.id });
    const parent = await makePerson(b);
    const rows = [ofHere.id, ofThere.id].map((studentId) => ({
      studentId,
      userId: parent.id,
      sees: [],
      createdAt: b.clock.now(),
    }));
    const [relation] = await b.deps.db.insert(guardians).values(rows).returning();
    const params = { orgId: here.id, id: ofHere.id, guardianId: relation?.id ?? '' };
    const { change } = guardiansResource.endpoints;
    const body = { confirm: true as const, sees: ['scores' as const] };
    return { at: there.id, work: () => call(b, change, { params, body, version: 1 }, ofHere.person.token) };
  },
  'staff of two schools lose their post at one': async () => {
    const b = backend.current;
    const [here, there] = [await makeSchool(b), await makeSchool(b)];
    const person = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [here.id, there.id] });
    const head = await makePerson(b, { roles: ['advisor'], staffOf: [here.id] });
    const { revoke } = staffResource.endpoints;
    const input = {
      params: { id: person.id },
      body: { role: 'enrollment:school-admin' as const, schoolId: here.id },
    };
    return { at: there.id, work: () => call(b, revoke, input, head.token) };
  },
};

describe('a deed changes at other organizations what the page says', () => {
  test.each([...wanted])('%s', async (deed, tables) => {
    const { at, work } = (await deeds[deed]?.()) ?? {};
    if (!at || !work) throw new Error(`No deed of this name: ${deed}`);
    const answers: unknown[] = [];
    const changed = await changesAt(backend.current.deps.db, at, async () => answers.push(await work()));
    expect(answers).toMatchObject([{ status: expect.toSatisfy((status: number) => status < 300) as number }]);
    expect(changed).toEqual(tables);
  });

  test('every deed stands on the page', () => {
    expect(Object.keys(deeds)).toEqual([...wanted.keys()]);
  });
});
