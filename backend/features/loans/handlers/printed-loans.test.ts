import { dayInCambodia } from '@/lib/domain/dates/dates';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '@/backend/db/schema';
import { loansResource } from '@/lib/contract/loans/loans';
import { printedLoansResource } from '@/lib/contract/loans/printed-loans';
import type { LoanStatus } from '@/lib/domain/loans/loan-rules';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, type Person } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';

const backend = useTestBackend();
const { create, change } = loansResource.endpoints;
let student: Person;
let banker: Person;
let bankId: string;

beforeEach(async () => {
  const b = backend.current;
  student = await makePerson(b);
  banker = await makePerson(b, { roles: ['bank'] });
  bankId = await makeBank(b, { staff: [banker.id], feeCents: 1_000, phone: '+85512345678' });
  await giveLoanDocuments(b, student.id);
});

/** A loan of 300 USD over three months, moved through the states. */
const borrow = async (...states: LoanStatus[]) => {
  const b = backend.current;
  const params = { bankId, userId: student.id };
  const body = loanTo(student.id, { amount: 300, periodMonths: 3 });
  const sent = await call(b, create, { params, body, idempotencyKey: randomUUID() }, student.token);
  let { version } = sent.body;
  const { loanId: id, referenceCode } = sent.body;
  for (const status of states) {
    const by = status === 'cancelled' ? student : banker;
    const moved = await call(
      b,
      change,
      {
        params: { ...params, id },
        body: {
          status,
          ...(status === 'approved' && { unseenReason: 'Seen at the branch.' }),
          ...(status === 'paid-out' && { contractOn: dayInCambodia(backend.current.clock.now()) }),
        },
        version,
      },
      by.token,
    );
    version = moved.body.version;
  }
  return { id, slug: referenceCode };
};

const print = async (slug: string, lang: 'km' | 'en', as = student) => {
  const { get } = printedLoansResource.endpoints;
  const input = { params: { userId: student.id, slug }, query: { lang } };
  const { body } = await call(backend.current, get, input, as.token);
  return { name: body.fileName, lines: pdfText(Buffer.from(body.content, 'base64')) };
};

/** The line of the table that begins with this. */
const lineOf = (lines: string[], label: string) =>
  lines.slice(lines.indexOf(label), lines.indexOf(label) + 4);

test('an offer says every term, in order, exact to the cent', async () => {
  const { slug } = await borrow('in-review', 'approved', 'paid-out');
  const { name, lines } = await print(slug, 'en');
  expect(name).toBe(`sala-loan-${slug}.pdf`);
  expect(lines.slice(0, 3)).toEqual(['Sala', 'Loan offer', 'Test Bank']);
  const detailsOf = (term: string) => lines[lines.indexOf(term) + 1];
  expect(
    ['Phone of the bank', 'Reference code', 'Amount of the loan', 'Paid back within'].map(detailsOf),
  ).toEqual(['012 345 678', slug, '$300.00', '3 months']);
  expect(['Total interest', 'To be paid back in all'].map(detailsOf)).toEqual(['$9.04', '$309.04']);
  expect(detailsOf('Interest rate a year')).toBe('18%, only on what is still owed');
  // 290 received, three payments of about 103: 5.26 % a month is not 18 % a year.
  expect(detailsOf('Effective yearly rate')).toMatch(/^4\d\.\d\d%, with interest and fees/);
  const head = lines.indexOf('Day');
  expect(lines.slice(head, head + 5)).toEqual(['Day', 'Payment', 'Interest', 'Of the loan', 'Left to pay']);
  expect(lines.slice(head + 5, head + 10).slice(1)).toEqual(['$103.01', '$4.50', '$98.51', '$201.49']);
  expect(lineOf(lines, 'In all')).toEqual(['In all', '$309.04', '$9.04', '$300.00']);
  expect(lines).toContain('If you cannot pay');
  expect(lines.at(-1)).toBe('Page 2 of 2');
});

test('an offer in Khmer is copied as it reads', async () => {
  const { slug } = await borrow('in-review', 'approved');
  const { lines } = await print(slug, 'km', banker);
  expect(lines.slice(0, 3)).toEqual(['Sala', 'សំណើផ្តល់កម្ចី', 'ធនាគារសាកល្បង']);
  const whole = lines.join('');
  for (const text of [
    'ថ្ងៃចុះកិច្ចសន្យាមិនទាន់ចុះហត្ថលេខា',
    'អត្រាការប្រាក់ក្នុងមួយឆ្នាំ18% គិតតែលើប្រាក់ដែលនៅជំពាក់',
    'ខែទី 1$103.01$4.50$98.51$201.49',
    'កុំខ្ចីប្រាក់ពីគេផ្សេងមកបង់រំលស់៖ កម្ចីទីពីរថ្លៃជាងកម្ចីទីមួយ។',
  ])
    expect(whole).toContain(text);
});

test.each([
  [['in-review'], 'This is not an offer.'],
  [['cancelled'], 'This application has ended (Cancelled).'],
] as const)('before the bank agrees, and after the end, the paper is no offer: %j', async (states, words) => {
  const { slug } = await borrow(...states);
  const { lines } = await print(slug, 'en');
  expect(lines[1]).toBe('Terms of a loan application');
  expect(lines.join(' ')).toContain(words);
});

test('what the bank prints is on record', async () => {
  const { id, slug } = await borrow();
  await print(slug, 'en', banker);
  const { db } = backend.current.deps;
  const here = and(eq(auditLog.subject, id), eq(auditLog.action, 'loan-viewed'));
  expect(await db.$count(auditLog, here)).toBe(1);
});
