import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, users } from '@/backend/db/schema';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { addStaff, listStaffLines, removeStaff } from './operator-staff';
import { hasOperator } from './staff-lists';

const backend = useTestBackend();
const requestId = 'staff-test';
const add = (username: string, options: Partial<Parameters<typeof addStaff>[1]>) =>
  addStaff(backend.current.deps, { username, requestId, ...options });
const remove = (username: string, options: Partial<Parameters<typeof addStaff>[1]>) =>
  removeStaff(backend.current.deps, { username, requestId, ...options });

test('the first advisor of an empty database is named, told how to sign in, and the last one stays', async () => {
  expect(await hasOperator(backend.current.deps.db)).toBe(false);
  expect(await listStaffLines(backend.current.deps, { username: '', requestId })).toEqual([
    'Nobody has a role.',
  ]);
  await expect(add('012345678', { role: 'advisor' })).rejects.toThrow('add --name');
  const lines = await add('012345678', { role: 'advisor', name: 'Sok Dara' });
  expect(lines[0]).toBe('012345678 is now advisor and, as the first, operator.');
  expect(lines.join('\n')).toContain('/invitation#');
  expect(await hasOperator(backend.current.deps.db)).toBe(true);
  const [user] = await backend.current.deps.db.select().from(users).where(eq(users.phone, '+85512345678'));
  expect([user?.lastName, user?.firstName]).toEqual(['Sok', 'Dara']);
  const [entry] = await backend.current.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, user?.id ?? ''));
  expect([entry?.action, entry?.actorId, entry?.requestId]).toEqual(['role-granted', null, requestId]);
  expect(await listStaffLines(backend.current.deps, { username: '', requestId, role: 'advisor' })).toEqual([
    '+85512345678  Sok Dara  operator, advisor  (no PIN yet)',
  ]);
  await expect(remove('012345678', { role: 'advisor' })).rejects.toThrow('last operator');
});

test('who was named by mail chooses a PIN with a code that is sent there', async () => {
  const email = 'second@advisor.example';
  const lines = await add(email, { role: 'advisor', name: 'Chan Sophea' });
  expect(lines[0]).toBe('second@advisor.example is now advisor.');
  expect(lines.join('\n')).toContain('/invitation#');
  const { resetPassword } = secretsResource.endpoints;
  backend.current.clock.advance(1);
  expect((await call(backend.current, resetPassword, { body: { username: email } })).status).toBe(201);
  expect(await codeSentTo(backend.current, email)).toMatch(/^\d{6}$/);
});

test('roles are given for a school or a bank by slug, and taken again', async () => {
  const [person, school] = [await makePerson(backend.current), await makeSchool(backend.current)];
  const bankId = await makeBank(backend.current, { slug: 'rice-bank' });
  expect(bankId).not.toBe('');
  await add(person.phone, { role: 'school-admin', school: school.slug });
  await add(person.phone, { role: 'bank', bank: 'rice-bank' });
  const [line] = await listStaffLines(backend.current.deps, { username: '', requestId, role: 'bank' });
  expect(line).toBe(`${person.phone}  Sok Dara  school-admin, bank  ${school.slug}, rice-bank`);
  expect((await messagesTo(backend.current, person.phone)).length).toBe(2);
  await remove(person.phone, { role: 'school-admin', school: school.slug });
  await expect(remove(person.phone, { role: 'school-admin', school: school.slug })).rejects.toThrow(
    'does not have this role',
  );
});

test.each([
  ['012 345', { role: 'advisor' }, 'neither a mobile number'],
  ['012999888', { role: 'king' }, 'Name a role'],
  ['012999888', { role: 'teacher' }, 'name it with --school'],
  ['012999888', { role: 'teacher', school: 'nowhere' }, 'No school has the slug'],
  ['012999888', { role: 'bank', bank: 'nowhere' }, 'No bank has the slug'],
  ['012999888', { role: 'advisor', name: 'Sok 2' }, 'Latin letters'],
])('%s %o is refused in words', { tags: 'postgres' }, async (username, options, words) => {
  await expect(add(username, { name: 'Sok Dara', ...options })).rejects.toThrow(words);
});

test(
  'a command that is given twice sends one message, and another one after a day',
  { tags: 'postgres' },
  async () => {
    const { deps, clock } = backend.current;
    const name = '012345699';
    const sent = async () => (await messagesTo(backend.current, '+85512345699')).length;
    await add(name, { role: 'advisor', name: 'Sok Dara' });
    const granted = and(eq(auditLog.action, 'role-granted'), eq(users.phone, '+85512345699'));
    const entries = () =>
      deps.db
        .select()
        .from(auditLog)
        .innerJoin(users, eq(sql`${users.id}::text`, auditLog.subject))
        .where(granted);
    // The first advisor of a site becomes its operator too.
    const before = await entries();
    expect(before.length).toBeGreaterThan(0);
    const again = await add(name, { role: 'advisor', name: 'Sok Dara' });
    expect(again.at(-1)).toContain('no message is sent again');
    expect(await sent()).toBe(1);
    expect(await entries()).toHaveLength(before.length);
    clock.advance(86_400);
    expect((await add(name, { role: 'advisor' })).at(-1)).toContain('A message that says so leaves');
    expect(await sent()).toBe(2);
  },
);
