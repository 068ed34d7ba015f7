import { fullName } from '@/lib/domain/people/person-name';
import { eq } from 'drizzle-orm';
import { isLatinName, partsOfName, tidyName } from '@/lib/domain/values/name';
import {
  roleNames,
  roleWord,
  type StaffRoleName,
  staffRoleNames,
  staffRoleOfWord,
} from '@/lib/domain/accounts/roles';
import { banks, schools, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { runAct } from '@/backend/core/access/act';
import { isNamedBy } from '@/backend/core/access/find-person';
import { inviteStaff, readStaffName } from './invite-staff';
import { holdOperators } from './last-operator';
import { grantRole, type Post, revokeRole } from './role-changes';
import { hasOperator, listStaff } from './staff-lists';

/** An invalid command of the operator, with the reason. */
export class StaffCommandError extends Error {
  override name = 'StaffCommandError';
}

export interface StaffCommand {
  username: string;
  role?: string | undefined;
  school?: string | undefined;
  bank?: string | undefined;
  /** Last name first, then the first name. */
  name?: string | undefined;
  requestId: string;
}

const roleCalled = (word: string | undefined): StaffRoleName => {
  const role = staffRoleOfWord(word ?? '');
  const words = staffRoleNames.map(roleWord).join(', ');
  if (!role) throw new StaffCommandError(`Name a role with --role: ${words}.`);
  return role;
};

async function postOf(deps: Deps, { role, school, bank }: StaffCommand): Promise<Post> {
  const post: Post = { role: roleCalled(role) };
  if (school !== undefined) {
    const [row] = await deps.db.select({ id: schools.id }).from(schools).where(eq(schools.slug, school));
    if (!row) throw new StaffCommandError(`No school has the slug "${school}".`);
    post.schoolId = row.id;
  }
  if (bank !== undefined) {
    const [row] = await deps.db.select({ id: banks.id }).from(banks).where(eq(banks.slug, bank));
    if (!row) throw new StaffCommandError(`No bank has the slug "${bank}".`);
    post.bankId = row.id;
  }
  return post;
}

const namesOf = (name: string | undefined) => {
  const written = tidyName(name ?? '');
  if (written === '') return {};
  if (!isLatinName(written))
    throw new StaffCommandError('Write --name in Latin letters, last name first: --name "Sok Dara".');
  return partsOfName(written);
};

const fieldHints: Record<string, string> = {
  username: 'This is neither a mobile number nor a mail address.',
  firstName: 'Nobody has this number or address yet: add --name "LAST FIRST".',
  lastName: 'Nobody has this number or address yet: add --name "LAST FIRST".',
  schoolId: 'This role is for a school: name it with --school. A bank’s role has none.',
  bankId: 'The role bank is for a bank: name it with --bank. Other roles have none.',
};

/** A refusal in the words of the command line. */
const inWords = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const hint = fieldHints[error.issues?.[0]?.path ?? ''];
  return new StaffCommandError(hint ?? error.message);
};

/** Grants a role as the operator of this machine; audited without an actor. */
export async function addStaff(deps: Deps, command: StaffCommand): Promise<string[]> {
  const post = await postOf(deps, command);
  const names = namesOf(command.name);
  const { username, requestId } = command;
  try {
    const { invited, told, signInAt, isFirst } = await runAct(
      deps,
      { caller: null, requestId },
      async (act) => {
        await holdOperators(act.tx);
        const isFirst = post.role === roleNames.advisor && !(await hasOperator(act.tx));
        const invitation = await inviteStaff(act, { ...post, ...names, username, locale: 'km' });
        if (isFirst) await grantRole(act, invitation.userId, { role: roleNames.operator });
        return { ...invitation, isFirst };
      },
    );
    return [
      `${username} is now ${roleWord(post.role)}${isFirst ? ' and, as the first, operator' : ''}${command.school ? ` of ${command.school}` : ''}${command.bank ? ` of ${command.bank}` : ''}.`,
      ...(told
        ? [
            invited ? `They choose a PIN at ${signInAt}` : `They log in as before, at ${signInAt}`,
            'A message that says so leaves as soon as the site or the backend runs.',
          ]
        : ['They had this role already, and were told within the last day: no message is sent again.']),
    ];
  } catch (error) {
    throw inWords(error);
  }
}

/** Revokes a role, or one school or bank of it. */
export async function removeStaff(deps: Deps, command: StaffCommand): Promise<string[]> {
  const post = await postOf(deps, command);
  try {
    const name = readStaffName(command.username);
    const [user] = await deps.db.select({ id: users.id }).from(users).where(isNamedBy(name));
    if (!user) throw new StaffCommandError(`Nobody has the name "${command.username}".`);
    const by = { caller: null, requestId: command.requestId };
    await runAct(deps, by, (act) => revokeRole(act, user.id, post));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404)
      throw new StaffCommandError(`"${command.username}" does not have this role there.`);
    throw inWords(error);
  }
  return [
    `${command.username} is no longer ${roleWord(post.role)}${command.school ? ` of ${command.school}` : ''}${command.bank ? ` of ${command.bank}` : ''}.`,
  ];
}

const pageSize = 100;

/** Everybody with a role, one line each. */
export async function listStaffLines(deps: Deps, command: StaffCommand): Promise<string[]> {
  const role = command.role === undefined ? undefined : roleCalled(command.role);
  const lines: string[] = [];
  for (let start = 0; ; start += pageSize) {
    const { data } = await listStaff(deps, { role, start, limit: pageSize });
    for (const person of data) {
      const places = [...person.schools, ...person.banks].map(({ slug }) => slug);
      const state = !person.enabled ? '  (shut)' : person.complete ? '' : '  (no PIN yet)';
      lines.push(
        `${person.phone ?? person.email ?? ''}  ${fullName(person)}  ${person.roles.map(roleWord).join(', ')}  ${places.join(', ')}`.trimEnd() +
          state,
      );
    }
    if (data.length < pageSize) break;
  }
  return lines.length > 0 ? lines : ['Nobody has a role.'];
}
