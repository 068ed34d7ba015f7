import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cvBlocks, type CvContent } from '@/lib/domain/profiles/cv-blocks';
import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import { type CvLayout, cvParts } from '@/lib/domain/profiles/cv-options';
import { placedLines, placedWords } from '@/tests/support/placed-text';
import { type CvSheet, drawCv } from './cv-paper';
import { paperWords } from '@/backend/core/papers/paper-words';

const job = (place: number) => ({
  jobTitle: `Cashier ${place}`,
  jobTitleNative: `បេឡាករ ${place}`,
  companyName: 'Blue Café',
  companyNameNative: 'ហាងកាហ្វេខៀវ',
  jobDescriptionNative: 'គិតលុយ រាប់ប្រាក់ពេលបិទហាង និងកត់ត្រាចំណូលប្រចាំថ្ងៃ។',
  jobDescription: 'I take payments and count the cash at closing time.',
  experienceType: 'part-time',
  startDate: '2024-02-01',
});

const contentOf = (jobs: number): CvContent => ({
  profile: {
    firstName: 'Sreypich',
    firstNameNative: 'ស្រីពេជ្រ',
    lastName: 'Sok',
    lastNameNative: 'សុខ',
    phoneNumber: '+85512345678',
    email: 'sreypich@demo.example',
    location: 'Phnom Penh',
    locationNative: 'ភ្នំពេញ',
    aboutMe: 'I like numbers.',
    aboutMeNative: 'ខ្ញុំចូលចិត្តលេខ។',
  },
  entries: {
    education: [
      {
        degreeName: 'Bachelor',
        degreeNameNative: 'បរិញ្ញាបត្រ',
        schoolName: 'River University',
        schoolNameNative: 'សាកលវិទ្យាល័យទន្លេ',
        fieldOfStudy: 'Accounting',
        fieldOfStudyNative: 'គណនេយ្យ',
        startDate: '2024-11-01',
        endDate: '2028-08-31',
      },
    ],
    experience: Array.from({ length: jobs }, (_, place) => job(place + 1)),
    achievement: [],
    certificate: [],
    reference: [],
  },
  attributes: [
    { kind: 'skill', name: 'Excel', nameNative: 'Excel', level: 4 },
    { kind: 'language', name: 'English', nameNative: 'អង់គ្លេស', level: 3 },
  ],
});

const reading = {
  locale: 'km',
  parts: cvParts,
  words: paperWords.km.cv,
  today: '2026-11-01',
  formatMonth: (day: string) => day.slice(0, 7),
} as const;
const drawn = async (locale: 'km' | 'en', layout: CvLayout, jobs = 2, photo: CvSheet['photo'] = null) => {
  const cv = cvBlocks(contentOf(jobs), { ...reading, locale, layout, words: paperWords[locale].cv });
  const content = await drawCv({ title: 'CV', accent: 'teal', photo, cvs: [cv] });
  return Buffer.from(content, 'base64');
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;

test('a program that sorts by place reads one column as the page shows it, in either script', async () => {
  const columns = (pdf: Buffer) => placedLines(pdf).map((line) => line.split(/ {3,}/));
  expect(columns(await drawn('en', 'column', 1))).toEqual([
    ['Sok Sreypich'],
    ['សុខ ស្រីពេជ្រ'],
    ['012 345 678 · sreypich@demo.example · Phnom Penh'],
    ['About me'],
    ['I like numbers.'],
    ['Education'],
    ['Bachelor', '2024-11 – 2028-08 (expected)'],
    ['Accounting · River University'],
    ['Experience'],
    ['Cashier 1', '2024-02 – present'],
    ['Blue Café · Part time'],
    ['I take payments and count the cash at closing time.'],
    ['Skills and interests'],
    ['Skills: Excel (very good)'],
    ['Languages: English (good)'],
  ]);
  const khmer = columns(await drawn('km', 'column', 1));
  expect(khmer[0]).toEqual(['សុខ ស្រីពេជ្រ']);
  expect(khmer).toContainEqual(['បរិញ្ញាបត្រ', '2024-11 – 2028-08 (គ្រោងទុក)']);
  expect(khmer).toContainEqual(['គិតលុយ រាប់ប្រាក់ពេលបិទហាង និងកត់ត្រាចំណូលប្រចាំថ្ងៃ។']);
});

test('each word has a box of its own size on the paper', async () => {
  for (const layout of ['column', 'side'] as const) {
    const words = placedWords(await drawn('km', layout));
    expect(words.filter(({ width, height }) => width < 1 || height < 8)).toEqual([]);
    expect(words.filter(({ x, width }) => x < 49 || x + width > 546)).toEqual([]);
    expect(words.find(({ word }) => word === 'បរិញ្ញាបត្រ')?.width).toBeGreaterThan(30);
  }
});

test('with a side column the lists stand beside the rest, on the same height', async () => {
  const words = placedWords(await drawn('en', 'side'));
  const [about, skills] = ['About', 'Skills'].map((each) => words.find(({ word }) => word === each));
  expect(skills?.y).toBeCloseTo(about?.y ?? 0, 0);
  expect(skills?.x).toBeGreaterThan(350);
});

test('what is a little too long for a page is drawn smaller, and more goes on to the next', async () => {
  const [one, smaller, two] = [
    await drawn('en', 'column', 2),
    await drawn('en', 'column', 8),
    await drawn('en', 'side', 16),
  ];
  expect([pagesOf(one), pagesOf(smaller), pagesOf(two)]).toEqual([1, 1, 2]);
  const heightOf = (pdf: Buffer) => placedWords(pdf).find(({ word }) => word === 'Bachelor')?.height ?? 0;
  expect(heightOf(smaller)).toBeLessThan(heightOf(one));
  expect(placedLines(two).filter((line) => line.startsWith('Cashier'))).toHaveLength(16);
});

test('a photo has its place beside the name and says what it shows', async () => {
  const jpeg = await sharp({ create: { width: 160, height: 160, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const pdf = await drawn('en', 'column', 1, { jpeg: jpeg.toString('base64'), alts: ['Photo of Sok'] });
  expect(pdf.toString('latin1')).toMatch(/\/Subtype \/Image/);
  expect(pdf.toString('latin1')).toMatch(/\/S \/Figure\n[^]*?\/Alt \(Photo of Sok\)/);
  const [name, contact] = ['Sreypich', 'sreypich@demo.example'].map((each) =>
    placedWords(pdf).find(({ word }) => word === each),
  );
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(595 - 50 - 72);
  expect((contact?.y ?? 0) + (contact?.height ?? 0)).toBeLessThan(150);
});

test('the largest CV that may be written takes the time of its length, not of its square', async () => {
  const text = (sentence: string, length: number) =>
    sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
  const both = <Name extends string>(name: Name, length: number) =>
    ({
      [name]: text('I count the cash at closing time. ', length),
      [`${name}Native`]: text('គិតលុយ រាប់ប្រាក់ពេលបិទហាង។ ', length),
    }) as Record<Name | `${Name}Native`, string>;
  const filled = (entries: number): CvContent => {
    const content = contentOf(0);
    const long = {
      ...job(1),
      ...both('jobTitle', 200),
      ...both('companyName', 200),
      ...both('jobDescription', 3_000),
    };
    return {
      ...content,
      entries: { ...content.entries, experience: Array.from({ length: entries }, () => long) },
    };
  };
  const secondsOf = async (entries: number) => {
    const cv = cvBlocks(filled(entries), { ...reading, layout: 'column' });
    const began = performance.now();
    await drawCv({ title: 'CV', accent: 'teal', photo: null, cvs: [cv] });
    return performance.now() - began;
  };
  const most = profileLimits.entriesPerSectionMax;
  // The library and its fonts are loaded with the first paper.
  await secondsOf(1);
  const quarter = await secondsOf(Math.ceil(most / 4));
  expect((await secondsOf(most)) / quarter).toBeLessThan(6);
});
