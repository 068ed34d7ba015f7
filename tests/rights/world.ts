import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bankStaff, schoolStaff, users } from '@/backend/db/schema';
import { signedIn } from '@/tests/support/make';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import type { TestBackend } from '../support/start-backend';
import { makeBank } from '../support/loans';
import { makePerson, makeSchool, type Person } from '../support/make';
import { makeCampus, makeStructure, makeStudent } from '../support/school-records';
import { type CallerName, callerNames, type Ownership, type School, type Target } from './table';

/** Planted in every private field of another person's record. */
export const planted = 'planted';

/** Settings that some endpoints need for an answer. */
export const rightsEnv = {
  TELEGRAM_BOT_TOKEN: '123456:abcdefghijklmnopqrstuvwxyz',
  TELEGRAM_BOT_NAME: 'sala_test_bot',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
  CHAT_HMAC_SECRET: 'a-secret-that-only-tests-know-of-0123456789',
};

export interface World {
  backend: TestBackend;
  schools: { mine: School; other: School };
  banks: { mine: string; other: string };
  /** The people of `mine`: managers, staff, and a student. */
  callers: Record<Exclude<CallerName, 'visitor'>, Person>;
  disabled: Record<Exclude<CallerName, 'visitor'>, string>;
  expired: Record<Exclude<CallerName, 'visitor'>, string>;
  /** Owners of other records: a student of `mine` and one of `other`. */
  neighbour: Person;
  foreigner: Person;
}

const makePlace = async (backend: TestBackend): Promise<School> => {
  const school = await makeSchool(backend);
  const campusId = await makeCampus(backend, school.id);
  return { ...school, campusId, structureId: (await makeStructure(backend, campusId)).structureId };
};

function rolesOf(name: Exclude<CallerName, 'visitor'>) {
  if (name === 'student') return [];
  return name === 'operator' ? (['advisor', name] as const) : [name];
}
const worksAtSchool = (name: CallerName) => !['visitor', 'student', 'bank'].includes(name);

/** A new person with the role, in the organization of that role. */
export async function makeCaller(
  backend: TestBackend,
  name: Exclude<CallerName, 'visitor'>,
  place: { school: School; bankId: string },
): Promise<Person> {
  const person = await makePerson(backend, {
    roles: [...rolesOf(name)],
    staffOf: worksAtSchool(name) ? [place.school.id] : [],
  });
  if (name === 'bank')
    await backend.deps.db.insert(bankStaff).values({ userId: person.id, bankId: place.bankId });
  return person;
}

/** A person of the school with private data that others must never read. */
const makeOwner = async (backend: TestBackend, { id: schoolId, campusId }: School): Promise<Person> => {
  const { person } = await makeStudent(backend, { schoolId, campusId }, { dob: '2007-07-17' });
  await backend.deps.db
    .update(users)
    .set({ email: `${planted}-${person.id}@demo.example`, dob: '2007-07-17', currentSchool: planted })
    .where(eq(users.id, person.id));
  return person;
};

const named = async (make: (name: Exclude<CallerName, 'visitor'>) => Promise<[string, string]>) =>
  Object.fromEntries(await Promise.all(callerNames.filter((name) => name !== 'visitor').map(make)));

/** Two schools, two banks, one person of each role, and unrelated students. */
export async function makeWorld(backend: TestBackend): Promise<World> {
  const schools = { mine: await makePlace(backend), other: await makePlace(backend) };
  const banks = { mine: await makeBank(backend), other: await makeBank(backend) };
  const place = { school: schools.mine, bankId: banks.mine };
  const people: Record<string, Person> = {};
  for (const name of callerNames)
    if (name !== 'visitor') people[name] = await makeCaller(backend, name, place);
  const callers = people as World['callers'];
  const student = { schoolId: schools.mine.id, campusId: schools.mine.campusId, userId: callers.student.id };
  await makeStudent(backend, student, student);
  const expired = Object.fromEntries(Object.entries(callers).map(([name, { token }]) => [name, token]));
  backend.clock.advance(tokenLimits.accessLifetimeSeconds + 1);
  for (const person of Object.values(callers)) {
    person.token = await signedIn(backend, person.id);
  }
  const disabled = await named(async (name) => {
    const { id, token } = await makeCaller(backend, name, place);
    await backend.deps.db.update(users).set({ enabled: false }).where(eq(users.id, id));
    return [name, token];
  });
  const [neighbour, foreigner] = [
    await makeOwner(backend, schools.mine),
    await makeOwner(backend, schools.other),
  ];
  return {
    backend,
    schools,
    banks,
    callers,
    disabled: disabled as World['disabled'],
    expired: expired as World['expired'],
    neighbour,
    foreigner,
  };
}

/** The target of a call of this caller; `likeOwn` targets a missing record of the caller. */
export function targetOf(
  world: World,
  callerName: CallerName,
  ownership: Ownership,
  {
    caller = callerName === 'visitor' ? null : world.callers[callerName],
    likeOwn = ownership === 'own',
  }: { caller?: Person | null | undefined; likeOwn?: boolean } = {},
): Target {
  const isOther = ownership === 'other';
  const stranger = isOther ? world.foreigner : world.neighbour;
  const isOwn = likeOwn && caller !== null;
  return {
    backend: world.backend,
    caller,
    callerName,
    ownership,
    owner: isOwn ? caller : stranger,
    school: isOther ? world.schools.other : world.schools.mine,
    bankId: isOther ? world.banks.other : world.banks.mine,
    secret: isOwn ? 'own words' : `${planted} ${randomUUID()}`,
  };
}

/** Adds the caller to the staff of a school that was created for one call. */
export const joinAsStaff = async ({ backend, caller, callerName }: Target, schoolId: string) => {
  if (caller && worksAtSchool(callerName))
    await backend.deps.db.insert(schoolStaff).values({ userId: caller.id, schoolId });
};
