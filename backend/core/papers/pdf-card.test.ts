import decode from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfText } from '@/tests/support/pdf-text';
import { printedPage } from '@/tests/support/placed-text';
import type { Paper } from './paper';
import { drawReportCards } from './pdf-paper';

const cardWith = (lines: number, locale: 'km' | 'en'): Paper => ({
  locale,
  size: 'A5',
  title: locale === 'km' ? 'ព្រឹត្តិបត្រពិន្ទុ' : 'Report card',
  subtitle: 'វិទ្យាល័យ ផ្កាឈូក Lotus High School',
  sections: [],
  card: {
    period: 'Semester 1, 2026-2027',
    identity: [
      ['Name', 'Sok Dara (សុខ ដារ៉ា)'],
      ['Class', '10 A'],
    ],
    table: {
      columns: ['Subject', 'Coefficient', 'Score (of 50)', 'Grade'],
      lines: Array.from({ length: lines }, (_, at) => [
        `S${at} Khmer language and literature of the second year, with a very long name`,
        '2',
        '45.5',
        'A',
      ]),
      total: ['Average', '', '45.5', 'A'],
    },
    standing: [
      ['Total', `${lines * 45.5} / ${lines * 50}`],
      ['Rank', '3 of 42'],
    ],
    remark: ['Remark', 'រៀនដោយយកចិត្តទុកដាក់ '.repeat(9)],
    signatures: [
      { title: 'Guardian', name: '' },
      { title: 'Teacher', name: 'Meas Bunthan' },
      { title: 'Director', name: '', stamp: 'Place of the stamp', date: '28-Nov-2026' },
    ],
  },
  proof: { address: 'https://sala.example/v/AAAAAAAAAAAAAAAAAAAAAA', text: 'Scan to check this document.' },
  note: '',
  reference: '2026-000001',
});

test.each([
  [1, 'en'],
  [16, 'km'],
  [22, 'en'],
] as const)('a report card of %i subjects is one page in %s', async (lines, locale) => {
  const pdf = Buffer.from(await drawReportCards([cardWith(lines, locale)]), 'base64');
  expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(1);
  const text = pdfText(pdf).join(' ');
  for (const fact of ['3 of 42', 'Meas Bunthan', 'Place of the stamp', `S${lines - 1}`])
    expect(text).toContain(fact);
});

test('the code of a printed card leads to its proof', async () => {
  const pdf = Buffer.from(await drawReportCards([cardWith(3, 'en')]), 'base64');
  const { data, info } = await sharp(printedPage(pdf))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decode({ width: info.width, height: info.height, data })).toBe(
    'https://sala.example/v/AAAAAAAAAAAAAAAAAAAAAA',
  );
});
