import { mergesResource } from '@/lib/contract/admissions/merges';
import { apply } from './applications';
import { call, type TestBackend } from './backend';
import { makePerson, makeSchool, type Person } from './make';

const { create, undo } = mergesResource.endpoints;

/** A school with an advisor, and a student who has applied to it. */
export async function mergeScene(backend: TestBackend) {
  const school = await makeSchool(backend);
  const advisor = await makePerson(backend, { roles: ['advisor'], staffOf: [school.id] });
  const student = await makePerson(backend);
  const own = await apply(backend, school.id, { as: student });
  return { school, advisor, student, own };
}

/** Joins two applications; both are in their first version unless told otherwise. */
export const mergeBy = (
  backend: TestBackend,
  by: Person,
  [keptId, lostId]: readonly [string, string],
  { take = [], kept = 1, lost = 1 }: { take?: string[]; kept?: number; lost?: number } = {},
) =>
  call(
    backend,
    create,
    { params: { id: keptId }, body: { lostId, lostVersion: lost, take }, version: kept },
    by.token,
  );

export const undoBy = (backend: TestBackend, by: Person, id: string) =>
  call(backend, undo, { params: { id } }, by.token);
