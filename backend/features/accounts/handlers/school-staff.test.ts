import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '@/backend/db/schema';
import { roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { staffResource } from '@/lib/contract/accounts/staff';
import { call, useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend();
const { invite, grant, revoke, ofSchool } = staffResource.endpoints;

type Post = { role: StaffRoleName; schoolId?: string; bankId?: string };
const give = (by: Person, id: string, body: Post) =>
  call(backend.current, grant, { params: { id }, body }, by.token);
const take = (by: Person, id: string, body: Post) =>
  call(backend.current, revoke, { params: { id }, body }, by.token);
const ask = (by: Person, body: Post & { username: string }) =>
  call(backend.current, invite, { body, idempotencyKey: randomUUID() }, by.token);
const audited = (subject: string, action: string) =>
  backend.current.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, action)));

test(
  'a school admin invites to roles of the own school, and ends them; none above, none elsewhere',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [school, elsewhere] = [await makeSchool(b), await makeSchool(b)];
    const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
    const person = await makePerson(b);
    const post = { username: person.phone, role: roleNames.teacher, schoolId: school.id };
    expect((await ask(admin, post)).status).toBe(201);
    expect(await messagesTo(b, person.phone)).toHaveLength(1);
    const colleagues = async (by: Person) =>
      (await call(b, ofSchool, { params: { id: school.id } }, by.token)).body.data;
    expect((await colleagues(admin)).map(({ id }) => id)).toContain(person.id);
    expect((await ask(admin, { ...post, schoolId: elsewhere.id })).status).toBe(404);
    for (const role of [roleNames.advisor, roleNames.operator, roleNames.bank])
      expect((await ask(admin, { ...post, role })).status).toBe(403);
    expect((await ask(partner, post)).status).toBe(403);
    const { username: _name, ...ended } = post;
    expect((await take(admin, person.id, { ...ended, schoolId: elsewhere.id })).status).toBe(404);
    // Without a school the role would end at every school.
    expect((await take(admin, person.id, { role: roleNames.teacher })).status).toBe(403);
    expect((await take(admin, person.id, ended)).status).toBe(200);
    expect((await colleagues(admin)).map(({ id }) => id)).not.toContain(person.id);
    expect(await audited(person.id, 'role-revoked')).toHaveLength(1);
  },
);

test('a school reads of a colleague only what concerns it', async () => {
  const b = backend.current;
  const [school, elsewhere] = [await makeSchool(b), await makeSchool(b)];
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const bankId = await makeBank(b);
  const teacher = await makePerson(b, { roles: ['teacher', 'bank'], staffOf: [school.id, elsewhere.id] });
  await give(await makePerson(b, { roles: ['advisor'] }), teacher.id, { role: roleNames.bank, bankId });
  const { data } = (await call(b, ofSchool, { params: { id: school.id } }, admin.token)).body;
  expect(data.find(({ id }) => id === teacher.id)).toMatchObject({
    roles: [roleNames.teacher],
    schools: [{ id: school.id }],
    banks: [],
  });
});
