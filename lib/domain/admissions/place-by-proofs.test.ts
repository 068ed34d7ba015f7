import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examGrades } from './national-exam';
import { offerGrades } from './offers';
import { type GivenProof, reachesOthers, verdictOf } from './place-by-proofs';

const proof = (schoolId: string, grade: GivenProof['grade'], more: Partial<GivenProof> = {}): GivenProof => ({
  id: `${schoolId}-${grade}`,
  schoolId,
  binds: true,
  at: '2026-09-01T00:00:00.000Z',
  grade,
  ...more,
});
const place = { schoolId: 'own', minimum: 'C' as const, declared: 'B' as const, heard: [] as string[] };

test('a paper reaches others, a list that Sala imports too, a record of a school does not', () => {
  expect([reachesOthers('paper', false), reachesOthers('list', true)]).toEqual([true, true]);
  expect([reachesOthers('list', false), reachesOthers('record', true)]).toEqual([false, false]);
});

test('the own school decides, both ways', () => {
  expect(verdictOf(place, [proof('own', 'C', { binds: false })])).toMatchObject({ state: 'met', doubts: [] });
  expect(verdictOf(place, [proof('own', 'D')])).toMatchObject({ state: 'missed', doubts: [] });
});

test('what another school proves fulfils a condition, and never ends a place', () => {
  expect(verdictOf(place, [proof('other', 'C')])).toEqual({ state: 'met', by: 'other-C', doubts: [] });
  expect(verdictOf(place, [proof('other', 'F')])).toEqual({ state: null, by: null, doubts: ['other-F'] });
  expect(verdictOf({ ...place, heard: ['other-F'] }, [proof('other', 'F')]).doubts).toEqual([]);
  expect(verdictOf(place, [proof('other', 'F', { binds: false })])).toEqual({
    state: null,
    by: null,
    doubts: [],
  });
});

test('without a condition only a letter below the declared one speaks against a place', () => {
  const free = { ...place, minimum: null };
  expect(verdictOf(free, [proof('other', 'C')])).toEqual({ state: null, by: null, doubts: ['other-C'] });
  expect(verdictOf(free, [proof('other', 'A')])).toEqual({ state: null, by: 'other-A', doubts: [] });
});

test('a later paper that says otherwise than the school’s own proof is heard before anything changes', () => {
  const later = { at: '2026-09-02T00:00:00.000Z' };
  const met = verdictOf(place, [proof('own', 'B'), proof('other', 'F', later)]);
  expect(met).toEqual({ state: 'met', by: 'own-B', doubts: ['other-F'] });
  const missed = verdictOf(place, [proof('own', 'F'), proof('other', 'B', later)]);
  expect(missed).toEqual({ state: 'missed', by: 'own-F', doubts: ['other-B'] });
});

const anyProof = fc.record({
  id: fc.uuid(),
  schoolId: fc.constantFrom('own', 'other', 'third'),
  binds: fc.boolean(),
  at: fc.constantFrom('2026-09-01T00:00:00.000Z', '2026-09-02T00:00:00.000Z', '2026-09-03T00:00:00.000Z'),
  grade: fc.constantFrom(...examGrades),
});
const anyPlace = fc.record({
  schoolId: fc.constant('own'),
  minimum: fc.constantFrom(null, ...offerGrades),
  declared: fc.constantFrom(null, ...examGrades),
  heard: fc.constant([]),
});

test('the order in which proofs are read decides nothing, and other schools never end a place', () => {
  fc.assert(
    fc.property(anyPlace, fc.array(anyProof, { maxLength: 5 }), (where, proofs) => {
      const verdict = verdictOf(where, proofs);
      expect(verdictOf(where, proofs.toReversed())).toEqual({
        ...verdict,
        doubts: expect.arrayContaining([...verdict.doubts]) as string[],
      });
      const foreign = proofs.filter(({ schoolId }) => schoolId !== 'own');
      expect(verdictOf(where, foreign).state).not.toBe('missed');
      const notes = foreign.filter(({ binds }) => !binds);
      expect(verdictOf(where, notes)).toEqual({ state: null, by: null, doubts: [] });
    }),
  );
});
