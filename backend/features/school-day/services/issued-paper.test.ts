import { expect, test } from 'vitest';
import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { pdfText } from '@/tests/support/pdf-text';
import { issuedPaper } from './issued-paper';
import { drawPdf } from '@/backend/core/papers/pdf-paper';

const facts: PaperFacts = {
  student: {
    name: 'Sok Dara',
    nameNative: 'សុខ ដារ៉ា',
    studentCode: '2026-0001',
    dob: '2008-05-14',
    enrolledOn: '2026-10-01',
  },
  status: 'studying',
  school: { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យ ឈូក' },
  unit: null,
  program: null,
  period: null,
  signatory: { en: 'Rector Meas Bunthan', km: 'សាកលវិទ្យាធិការ មាស ប៊ុនថន' },
  lines: [
    {
      code: 'M1',
      name: 'Maths',
      nameNative: 'គណិតវិទ្យា',
      credits: 3,
      academicYear: '2026-2027',
      term: 1,
      percent: 75,
      letter: 'C',
      state: 'final',
    },
  ],
  sums: {
    average: 75,
    letter: 'C',
    gradePoints: 3,
    rank: null,
    of: null,
    credits: 3,
    absent: null,
    excused: null,
    late: null,
  },
};

const printed = async (of: PaperFacts, kind: 'transcript' | 'report-card', language: 'en' | 'km' = 'en') =>
  pdfText(
    Buffer.from(
      await drawPdf(
        issuedPaper({
          kind,
          language,
          facts: of,
          serial: '2026-000001',
          issuedAt: new Date('2026-11-29T03:00:00Z'),
          address: 'https://sala.example/v/AAAAAAAAAAAAAAAAAAAAAA',
        }),
      ),
      'base64',
    ),
  ).join(' ');

test('a transcript names who signs, has a place for the stamp, and writes every day day first', async () => {
  const text = await printed(facts, 'transcript');
  for (const fact of ['Rector Meas Bunthan', 'Place of the stamp', '14-May-2008', 'credits earned', 'GPA'])
    expect(text).toContain(fact);
  const khmer = await printed(facts, 'transcript', 'km');
  for (const fact of ['កន្លែងបោះត្រា', '14-ឧសភា-2008', 'សាកលវិទ្យាធិការ']) expect(khmer).toContain(fact);
  expect(await printed({ ...facts, signatory: null }, 'transcript')).toContain('Head of the school');
});

const { sums, lines } = facts;
const month: PaperFacts = {
  ...facts,
  period: { academicYear: '2026-2027', term: 1, month: '2026-11' },
  examsLeftOut: 2,
  lines: lines.map((line) => ({ ...line, letter: null })),
  sums: sums && { ...sums, letter: null, gradePoints: null, credits: null, absent: 1, excused: 0, late: 0 },
};

test('the card of a month prints nothing of finished courses, and how many exams it leaves out', async () => {
  const text = await printed(month, 'report-card');
  for (const fact of ['Average of the tests of the month', 'Exams not counted', 'Absent without permission'])
    expect(text).toContain(fact);
  for (const fact of ['Finished courses', 'GPA', 'Grade']) expect(text).not.toContain(fact);
});

test('a paper that is issued already says what it said', async () => {
  const before: PaperFacts = { ...facts, period: month.period };
  expect(await printed(before, 'report-card')).toContain('Finished courses');
});
