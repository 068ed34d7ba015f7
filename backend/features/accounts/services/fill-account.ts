import type { users } from '@/backend/db/schema';

type User = typeof users.$inferSelect;

const fillable = [
  'firstNameKm',
  'lastNameKm',
  'gender',
  'dob',
  'nationality',
  'province',
  'currentSchool',
] as const;

/** Empty fields of the account that stays; nothing that is there is overwritten, least of all what one signs in with. */
export const filling = (into: User, from: User): Partial<User> =>
  Object.fromEntries(
    fillable.flatMap((name) => (into[name] === null && from[name] !== null ? [[name, from[name]]] : [])),
  );
