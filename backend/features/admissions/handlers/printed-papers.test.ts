import { eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import { expect, test, vi } from 'vitest';
import { applicants } from '@/backend/db/schema';
import { printedPapersResource, type PrintedKind } from '@/lib/contract/admissions/printed-papers';
import { apply } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';

const backend = useTestBackend();

const print = async (kind: PrintedKind, lang: 'km' | 'en') => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យផ្កាឈូក' });
  const programId = await makeProgram(b, school.id, { name: 'Nursing', nameNative: 'គិលានុបដ្ឋាក' });
  const student = await makePerson(b);
  const { applicantId, referenceCode } = await apply(b, school.id, { as: student, programId });
  const { get } = printedPapersResource.endpoints;
  const input = { params: { id: applicantId }, query: { kind, lang } };
  const { body } = await call(b, get, input, student.token);
  const pdf = Buffer.from(body.content, 'base64');
  return { name: body.fileName, referenceCode, pdf, lines: pdfText(pdf) };
};

test('an application in Khmer reads right where it is copied', async () => {
  const { name, referenceCode, pdf, lines } = await print('application', 'km');
  expect(name).toBe(`sala-application-${referenceCode}.pdf`);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(lines).toEqual(
    expect.arrayContaining([
      'ពាក្យសុំចូលរៀន',
      'សាកលវិទ្យាល័យផ្កាឈូក',
      'គិលានុបដ្ឋាក',
      'សុខ តារា',
      'វិទ្យាល័យសាកល្បង',
      referenceCode,
    ]),
  );
});

test('an application in English has every part that was asked for', async () => {
  const { lines } = await print('application', 'en');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Personal information',
      'Address',
      'National exam (BacII)',
      'High school',
      'Khan Chamkar Mon',
      '14-Mar-2008',
      'Science class',
    ]),
  );
});

test(
  'a paper is drawn once for each version and language, however often and fast it is asked for',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const student = await makePerson(b);
    const { applicantId } = await apply(b, school.id, { as: student });
    const { get } = printedPapersResource.endpoints;
    const ask = async (lang: 'km' | 'en') => {
      const input = { params: { id: applicantId }, query: { kind: 'receipt' as const, lang } };
      return (await call(b, get, input, student.token)).body.content;
    };
    const thread = vi.spyOn(Piscina.prototype, 'run');
    const sixty = await Promise.all(Array.from({ length: 60 }, () => ask('en')));
    expect([new Set(sixty).size, thread.mock.calls.length]).toEqual([1, 1]);
    await ask('km');
    await ask('en');
    expect(thread.mock.calls.length).toBe(2);
    await b.deps.db
      .update(applicants)
      .set({ referenceCode: 'SL-OTHER-CODE' })
      .where(eq(applicants.id, applicantId));
    const later = await ask('en');
    expect([later === sixty[0], thread.mock.calls.length]).toEqual([false, 3]);
    thread.mockRestore();
  },
);

test('a receipt says what was sent and what to bring, without the personal data', async () => {
  const { lines, referenceCode } = await print('receipt', 'en');
  expect(lines).toEqual(
    expect.arrayContaining(['Receipt for an application', referenceCode, 'Birth certificate']),
  );
  expect(lines).not.toContain('14-Mar-2008');
  expect(lines.slice(-2)).toEqual([`Receipt for an application · ${referenceCode}`, 'Page 1 of 1']);
});
