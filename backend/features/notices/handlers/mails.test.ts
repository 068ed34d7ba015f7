import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicants, users } from '@/backend/db/schema';
import { contactsPerAddressPerHourMax, mailingsPerHourMax } from '@/backend/limits';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { mailsResource } from '@/lib/contract/notices/mails';
import { defaultOrganizationId as sala } from '@/lib/env/server-env';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';

const backend = useTestBackend({ MAIL_RECIPIENT: 'team@sala.example' });
const { send, contact } = mailsResource.endpoints;
type Body = Parameters<typeof call<typeof send>>[2]['body'];

const mail = (by: Person, body: Body, idempotencyKey = randomUUID()) =>
  call(backend.current, send, { body, idempotencyKey }, by.token);

let counter = 0;
/** Somebody who has applied to the school. */
const makeApplicant = async (schoolId: string, change: Partial<typeof users.$inferInsert> = {}) => {
  const person = await makePerson(backend.current);
  const email = `person-${(counter += 1)}@example.com`;
  const submission = {
    params: { id: schoolId },
    body: applicationTo(schoolId),
    idempotencyKey: randomUUID(),
  };
  const { applicantId } = (
    await call(backend.current, applicantsResource.endpoints.submit, submission, person.token)
  ).body;
  await backend.current.deps.db
    .update(users)
    .set({ email, emailVerified: true, ...change })
    .where(eq(users.id, person.id));
  return { person, email, applicantId };
};

const makeSchoolWithAdmin = async () => {
  const school = await makeSchool(backend.current);
  return {
    ...school,
    admin: await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] }),
  };
};

describe('mails of staff', () => {
  test('go to proven addresses, each in its person’s language; the others are named', async () => {
    const school = await makeSchoolWithAdmin();
    const [khmer, english] = [
      await makeApplicant(school.id),
      await makeApplicant(school.id, { locale: 'en' }),
    ];
    const [unproven, disabled] = [
      await makeApplicant(school.id, { emailVerified: false }),
      await makeApplicant(school.id, { enabled: false }),
    ].toSorted((a, b) => a.applicantId.localeCompare(b.applicantId));
    const everybody = [khmer, english, unproven, disabled].map((one) => one?.applicantId ?? '');
    const template = { templateId: 'interview' as const, date: '2026-12-01', time: '09:30', place: 'Room 4' };
    const answer = await mail(school.admin, { organizationId: school.id, applicantIds: everybody, template });
    expect([answer.status, answer.body]).toEqual([
      202,
      { queued: 2, skipped: [unproven?.applicantId, disabled?.applicantId] },
    ]);
    await drainOutbox(backend.current.deps);
    const textFor = (email: string) => backend.current.mails.find(({ to }) => to === email)?.body ?? '';
    expect(textFor(khmer.email)).toContain('សូមអញ្ជើញអ្នកមកសម្ភាសន៍');
    expect(textFor(english.email)).toContain('invites you to an interview');
    expect(textFor(english.email)).toContain(`/en/profile/applications/${english.applicantId}`);
    expect(textFor(khmer.email)).toContain('Room 4');
  });

  test('the same key sends once', { tags: 'postgres' }, async () => {
    const school = await makeSchoolWithAdmin();
    const { email, applicantId } = await makeApplicant(school.id);
    const body = {
      organizationId: school.id,
      applicantIds: [applicantId],
      template: { templateId: 'missing-documents' as const },
    };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => mail(school.admin, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await messagesTo(backend.current, email)).toHaveLength(1);
  });

  test('reach no other school’s applicants, and leave nothing behind when one is among them', async () => {
    const [school, other] = [await makeSchoolWithAdmin(), await makeSchool(backend.current)];
    const [mine, theirs] = [await makeApplicant(school.id), await makeApplicant(other.id)];
    const template = { templateId: 'decision-ready' as const };
    const applicantIds = [mine.applicantId, theirs.applicantId];
    expect((await mail(school.admin, { organizationId: school.id, applicantIds, template })).status).toBe(
      404,
    );
    expect(
      (await mail(school.admin, { organizationId: other.id, applicantIds: [theirs.applicantId], template }))
        .status,
    ).toBe(404);
    expect(
      (await mail(school.admin, { organizationId: sala, applicantIds: [mine.applicantId], template })).status,
    ).toBe(404);
    expect([
      ...(await messagesTo(backend.current, mine.email)),
      ...(await messagesTo(backend.current, theirs.email)),
    ]).toEqual([]);
  });

  test('an advisor writes in Sala’s name to those whom they have entered', async () => {
    const [school, advisor] = [
      await makeSchool(backend.current),
      await makePerson(backend.current, { roles: ['advisor'] }),
    ];
    const [entered, stranger] = [await makeApplicant(school.id), await makeApplicant(school.id)];
    await backend.current.deps.db
      .update(applicants)
      .set({ createdBy: advisor.id })
      .where(eq(applicants.id, entered.applicantId));
    const template = { templateId: 'missing-documents' as const };
    expect(
      (await mail(advisor, { organizationId: sala, applicantIds: [entered.applicantId], template })).body
        .queued,
    ).toBe(1);
    expect(
      (await mail(advisor, { organizationId: sala, applicantIds: [stranger.applicantId], template })).status,
    ).toBe(404);
  });

  test('are limited, carry no other text, and no second header', async () => {
    const school = await makeSchoolWithAdmin();
    const { applicantId } = await makeApplicant(school.id);
    const body = { organizationId: school.id, applicantIds: [applicantId] };
    const unknown = await mail(school.admin, {
      ...body,
      template: { templateId: 'free-text' },
    } as unknown as Body);
    expect([unknown.status, unknown.error.issues?.[0]?.path]).toEqual([422, 'template.templateId']);
    const place = 'Room 4\nBcc: all@example.com';
    const two = await mail(school.admin, {
      ...body,
      template: { templateId: 'interview', date: '2026-12-01', time: '09:30', place },
    });
    expect(two.error.issues).toMatchObject([{ path: 'template.place', code: 'one-line' }]);
    const statuses: number[] = [];
    for (let n = 0; n <= mailingsPerHourMax; n += 1) {
      statuses.push(
        (await mail(school.admin, { ...body, template: { templateId: 'missing-documents' } })).status,
      );
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([202, 429]);
  });
});

describe('the contact form', () => {
  const words = {
    name: 'Sok Dara',
    email: 'dara@example.com',
    subject: 'A question',
    message: 'សួស្តី\nHow do I apply?',
  };
  const write = (body: typeof words, address: string, idempotencyKey = randomUUID()) =>
    call(backend.current, contact, { body, idempotencyKey }, undefined, { address });

  test('writes to the set recipient only, answerable to the writer, once', { tags: 'postgres' }, async () => {
    const key = randomUUID();
    const answers = [await write(words, '10.2.0.1', key), await write(words, '10.2.0.1', key)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const messages = await messagesTo(backend.current, 'team@sala.example');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      channel: 'mail',
      subject: '[Sala] A question',
      replyTo: 'dara@example.com',
    });
    expect(messages[0]?.body).toContain('How do I apply?');
  });

  test.each([{ website: 'https://spam.example' }, { filledInMs: 500 }])(
    'answers programs (%j) as it answers people, and sends nothing',
    async (trap) => {
      const answer = await call(
        backend.current,
        contact,
        { body: { ...words, ...trap, subject: 'Cheap links' }, idempotencyKey: randomUUID() },
        undefined,
        { address: '10.2.0.9' },
      );
      expect(answer.status).toBe(202);
      const sent = await messagesTo(backend.current, 'team@sala.example');
      expect(sent.filter(({ subject }) => subject?.includes('Cheap links'))).toEqual([]);
    },
  );

  test.each([
    ['email', { email: 'a@example.com, b@example.com' }, 'invalid-email'],
    ['subject', { subject: 'Hello\r\nBcc: all@example.com' }, 'one-line'],
    ['name', { name: 'A\nB' }, 'one-line'],
    ['message', { message: ' ' }, 'required'],
  ])('a wrong %s is refused at its field', async (path, change, code) => {
    const answer = await write({ ...words, ...change }, '10.2.0.2');
    expect([answer.status, answer.error.issues]).toMatchObject([422, [{ path, code }]]);
  });

  test('takes five an hour from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= contactsPerAddressPerHourMax; n += 1)
      statuses.push((await write(words, '10.2.0.3')).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([202, 429]);
    expect((await write(words, '10.2.0.4')).status).toBe(202);
  });
});
