import resumeSchema from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { type CvContent } from '@/lib/domain/profiles/cv-blocks';
import { toJsonResume } from '@/lib/domain/profiles/json-resume';
import { isKnownEntry } from './profile-lists';
import { readJsonResume } from './read-json-resume';
import { completeProfile } from './profile-shapes';

const content: CvContent = {
  profile: {
    firstName: 'Sreypich',
    firstNameNative: 'ស្រីពេជ្រ',
    lastName: 'Sok',
    lastNameNative: 'សុខ',
    phoneNumber: '+85512345678',
    email: null,
    location: 'Phnom Penh',
    aboutMeNative: 'ខ្ញុំចូលចិត្តលេខ។',
  },
  entries: {
    education: [
      {
        degreeName: 'Bachelor',
        schoolNameNative: 'សាកលវិទ្យាល័យទន្លេ',
        fieldOfStudy: 'Accounting',
        startDate: '2024-11-01',
        endDate: '2028-08-31',
        gpa: 3.5,
      },
      {
        degreeName: 'Short course',
        schoolName: 'Clear Ledger',
        fieldOfStudy: 'Excel',
        startDate: '2026-03-02',
        isShow: false,
      },
    ],
    experience: [
      {
        jobTitle: 'Cashier',
        companyName: 'Blue Café',
        jobDescription: 'Served guests.',
        experienceType: 'part-time',
        startDate: '2025-02-01',
      },
      {
        jobTitle: 'Reader',
        companyName: 'Library',
        jobDescription: 'Read to children.',
        experienceType: 'volunteer',
        startDate: '2024-06-01',
        endDate: '2025-06-30',
      },
    ],
    achievement: [{ title: 'Second place', issuingOrganization: 'School', dateReceived: '2025-05-20' }],
    certificate: [{ name: 'Office programs', dateEarned: '2026-05-29', credentialId: 'A 1' }],
    reference: [{ name: 'Chan Vuthy', position: 'Teacher' }],
  },
  attributes: [
    { kind: 'skill', name: 'Excel', level: 4 },
    { kind: 'language', nameNative: 'អង់គ្លេស', level: 3 },
    { kind: 'hobby', name: 'Reading' },
  ],
};
const levels = { 1: 'beginner', 2: 'basic', 3: 'good', 4: 'very good', 5: 'excellent' };
const everything = [
  ...content.entries.education.slice(0, 1),
  ...content.entries.experience,
  ...content.entries.achievement,
  ...content.entries.certificate,
  ...content.attributes,
  ...content.entries.reference,
];

test.each(['km', 'en'] as const)('a profile in %s is a file of the published schema', (locale) => {
  const written = toJsonResume(content, locale, levels);
  resumeSchema.validate(written, (error, isValid) => expect([error, isValid]).toEqual([null, true]));
  expect(written.basics).toMatchObject({ phone: '+85512345678', summary: 'ខ្ញុំចូលចិត្តលេខ។' });
});

test('a profile without a place has the parts that public themes read without asking', () => {
  const { location: _place, ...profile } = content.profile;
  const written = toJsonResume({ ...content, profile }, 'en', levels);
  expect(written.basics).toMatchObject({ location: { countryCode: 'KH' }, profiles: [] });
});

test('what was written is read back whole in both languages, without what is hidden', () => {
  const file = JSON.stringify(toJsonResume(content, 'en', levels));
  const read = readJsonResume(file);
  expect(read?.head).toMatchObject({ firstNameNative: 'ស្រីពេជ្រ', location: 'Phnom Penh' });
  expect(read?.entries.map(({ missing }) => missing)).toEqual(everything.map(() => []));
  expect(read?.entries.map(({ data }) => data)).toEqual(everything);
  // A second file out of what was read is the same.
  const profile = {
    ...content,
    entries: { ...content.entries, education: content.entries.education.slice(0, 1) },
  };
  expect(JSON.stringify(toJsonResume(profile, 'en', levels))).toBe(file);
});

test('a file of another program is taken as far as it says enough', () => {
  const read = readJsonResume(
    JSON.stringify({
      basics: { name: 'Sok Dara', label: 'គណនេយ្យករ', phone: 12, location: { city: 'Kampot' } },
      work: [
        {
          name: 'ABA',
          position: 'Teller',
          startDate: '2024',
          highlights: ['Counted money.', 'Helped guests.'],
        },
        { name: 'Lost', position: 'Nobody' },
      ],
      skills: [{ name: 'SQL', level: 'Master' }, 'no object'],
      languages: [{ language: 'ខ្មែរ', fluency: 'Native speaker' }],
    }),
  );
  expect(read?.head).toEqual({ specializationNative: 'គណនេយ្យករ', location: 'Kampot' });
  expect(read?.entries).toMatchObject([
    {
      kind: 'experience',
      data: {
        companyName: 'ABA',
        startDate: '2024',
        jobDescription: 'Counted money.\nHelped guests.',
        experienceType: 'full-time',
      },
      missing: [],
    },
    { kind: 'experience', missing: ['jobDescription'] },
    { kind: 'attribute', data: { kind: 'skill', name: 'SQL', level: 5 }, missing: [] },
    { kind: 'attribute', data: { kind: 'language', nameNative: 'ខ្មែរ', level: 5 }, missing: [] },
  ]);
});

test('what is no such file is none', () => {
  for (const file of ['', 'no json', '[]', '{}', '{"work":3}']) expect(readJsonResume(file)).toBeNull();
});

test('an entry that is there already is known in either language', () => {
  const at = '2026-11-01T00:00:00.000Z';
  const profile = completeProfile.parse({
    id: 'p',
    firstName: 'A',
    lastName: 'B',
    userId: 'u',
    createdAt: at,
    updatedAt: at,
    educations: [
      { id: 'e', degreeName: 'Bachelor', schoolName: 'River', fieldOfStudy: 'Law', startDate: '2024' },
    ],
  });
  const entry = (data: Record<string, unknown>) => ({ kind: 'education' as const, data, missing: [] });
  expect(
    isKnownEntry(profile, entry({ degreeName: 'bachelor', schoolName: 'River', fieldOfStudy: 'Law' })),
  ).toBe(true);
  expect(
    isKnownEntry(profile, entry({ degreeName: 'Master', schoolName: 'River', fieldOfStudy: 'Law' })),
  ).toBe(false);
});
