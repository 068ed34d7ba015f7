import { placeholderDate } from '@/lib/domain/limits';
import type { DemoProgram, DemoSchool } from './demo-types';
import { buildDemoSchools } from './demo-schools';
import { text } from './demo-text';
import { demoPhone } from './details/build-details';
import { buildApplicant } from './people/build-applicants';
import type { DemoAccount, DemoApplicant } from './people/person-types';
import { seededRandom } from './seeded-random';

/** One account for each role; the phone number and the e-mail address both sign in. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'student',
    role: 'user',
    phone: demoPhone(1),
    email: 'student@demo.example',
    firstName: text('Sreypich', 'ស្រីពេជ្រ'),
    lastName: text('Sok', 'សុខ'),
    gender: 'female',
    dob: '2008-03-14',
    provinceCode: '12',
    schoolKeys: [],
  },
  {
    key: 'advisor',
    role: 'advisor',
    phone: demoPhone(2),
    email: 'advisor@demo.example',
    firstName: text('Vibol', 'វិបុល'),
    lastName: text('Chea', 'ជា'),
    gender: 'male',
    dob: '1989-07-02',
    provinceCode: '12',
    schoolKeys: [
      'tonle-bassac-polytechnic-institute',
      'romduol-river-university',
      'sangker-river-university',
      'iron-bridge-polytechnic-institute',
      'lantern-institute-of-hospitality',
    ],
  },
  {
    key: 'partner',
    role: 'partner',
    phone: demoPhone(3),
    email: 'partner@demo.example',
    firstName: text('Chanrasmey', 'ច័ន្ទរស្មី'),
    lastName: text('Keo', 'កែវ'),
    gender: 'female',
    dob: '1985-11-23',
    provinceCode: '17',
    schoolKeys: ['lantern-institute-of-hospitality'],
  },
  {
    key: 'schoolAdmin',
    role: 'schoolAdmin',
    phone: demoPhone(4),
    email: 'schooladmin@demo.example',
    firstName: text('Sokha', 'សុខា'),
    lastName: text('Prak', 'ប្រាក់'),
    gender: 'male',
    dob: '1982-05-09',
    provinceCode: '12',
    schoolKeys: ['tonle-bassac-polytechnic-institute'],
  },
  {
    key: 'university',
    role: 'university',
    phone: demoPhone(5),
    email: 'university@demo.example',
    firstName: text('Monirath', 'មុនីរ័ត្ន'),
    lastName: text('Tep', 'ទេព'),
    gender: 'female',
    dob: '1978-01-30',
    provinceCode: '12',
    schoolKeys: ['romduol-river-university'],
  },
  {
    key: 'teacher',
    role: 'teacher',
    phone: demoPhone(6),
    email: 'teacher@demo.example',
    firstName: text('Bunthan', 'ប៊ុនថន'),
    lastName: text('Meas', 'មាស'),
    gender: 'male',
    dob: '1991-09-17',
    provinceCode: '08',
    schoolKeys: ['tonle-bassac-polytechnic-institute'],
  },
  {
    key: 'bank',
    role: 'bank',
    phone: demoPhone(7),
    email: 'bank@demo.example',
    firstName: text('Thida', 'ធីតា'),
    lastName: text('Ouk', 'អ៊ុក'),
    gender: 'female',
    dob: '1987-12-05',
    provinceCode: '12',
    schoolKeys: [],
  },
  {
    key: 'guardian',
    role: 'user',
    phone: demoPhone(8),
    email: 'guardian@demo.example',
    firstName: text('Vanna', 'វណ្ណា'),
    lastName: text('Sok', 'សុខ'),
    gender: 'female',
    dob: '1980-06-21',
    provinceCode: '12',
    schoolKeys: [],
  },
  {
    key: 'bank2',
    role: 'bank',
    phone: demoPhone(9),
    email: 'officer@demo.example',
    firstName: text('Sovann', 'សុវណ្ណ'),
    lastName: text('Heng', 'ហេង'),
    gender: 'male',
    dob: '1984-04-18',
    provinceCode: '12',
    schoolKeys: [],
  },
];

/** Schools that receive applications, in turn; a repeated school gets twice as many. */
const schoolsApplied = [
  'romduol-river-university',
  'tonle-bassac-polytechnic-institute',
  'lantern-institute-of-hospitality',
  'romduol-river-university',
  'tonle-bassac-polytechnic-institute',
  'sangker-river-university',
  'jasmine-university-of-health-sciences',
  'iron-bridge-polytechnic-institute',
  'digital-delta-institute',
  'four-rivers-international-university',
  'tonle-bassac-polytechnic-institute',
  'red-lotus-university-of-arts',
  'kulen-highland-university',
  'lantern-institute-of-hospitality',
  'veal-thom-university-of-science-and-engineering',
  'golden-silk-university',
  'twelve-palms-institute-of-commerce',
  'romduol-river-university',
  'eight-march-womens-institute-of-entrepreneurship',
  'deep-harbour-institute-of-logistics',
  'rice-grain-institute-of-agricultural-technology',
  'phkachan-institute-of-nursing-and-midwifery',
  'three-canals-technical-college',
  'cardamom-technical-institute',
  'golden-shuttle-womens-training-centre',
  'sparrow-code-centre',
] as const;
/** Applications of about twelve weeks. */
export const demoApplicantCount = 300;
const studentsOwnApplications = 3;

function isOpen(program: DemoProgram): boolean {
  return (
    program.status === 'active' &&
    program.startDate !== placeholderDate &&
    program.endDate !== placeholderDate &&
    program.degree !== 'master' &&
    program.degree !== 'doctorate'
  );
}

function statusFor(school: DemoSchool, place: number): string {
  const active = school.steps.filter((step) => step.status).map((step) => step.key);
  const wheel = ['pending', active[0], 'accepted', active[1], 'pending', 'rejected', active[2], 'accepted'];
  return wheel[(place + Math.floor(place / schoolsApplied.length)) % wheel.length] ?? 'pending';
}

/**
 * Invented applicants with all their data, spread over several schools and statuses, dates before `today`. The first
 * three belong to the demo student. Pass `schools` when they are already built.
 */
export function demoApplicants(
  today: Date,
  count = demoApplicantCount,
  schools: readonly DemoSchool[] = buildDemoSchools(today),
): DemoApplicant[] {
  const student = demoAccounts.find((account) => account.key === 'student') ?? null;
  const advisor = demoAccounts.find((account) => account.key === 'advisor');
  if (!advisor) throw new Error('There is no demo advisor.');
  return Array.from({ length: count }, (_item, place) => {
    const key = schoolsApplied[place % schoolsApplied.length];
    const school = schools.find((entry) => entry.key === key);
    const [first, ...others] = school?.programs.filter(isOpen) ?? [];
    if (school === undefined || first === undefined) throw new Error(`No open program at ${key}`);
    return buildApplicant({
      place,
      school,
      program: seededRandom(`applied/${place}`).pick([first, ...others]),
      status: statusFor(school, place),
      today,
      account: place < studentsOwnApplications ? student : null,
      advisor,
    });
  });
}
