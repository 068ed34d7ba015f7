import { placeholderDate } from '@/lib/domain/limits';
import type { DemoProgram, DemoSchool } from './demo-types';
import { buildDemoSchools } from './demo-schools';
import { demoPhone } from './details/build-details';
import { buildApplicant } from './people/build-applicants';
import type { DemoAccount, DemoAccountKey, DemoApplicant } from './people/person-types';
import { seededRandom } from './seeded-random';

/** One account for each role; the phone number and the e-mail address both sign in. */
export const demoAccounts: Readonly<Record<DemoAccountKey, DemoAccount>> = {
  student: {
    phone: demoPhone(1),
    email: 'student@demo.example',
    firstName: 'Sreypich',
    lastName: 'Sok',
    firstNameKm: 'ស្រីពេជ្រ',
    lastNameKm: 'សុខ',
    gender: 'female',
    dob: '2008-03-14',
    nationality: 'KH',
    province: '12',
  },
  advisor: {
    phone: demoPhone(2),
    email: 'advisor@demo.example',
    firstName: 'Vibol',
    lastName: 'Chea',
    firstNameKm: 'វិបុល',
    lastNameKm: 'ជា',
    gender: 'male',
    dob: '1989-07-02',
    nationality: 'KH',
    province: '12',
  },
  partner: {
    phone: demoPhone(3),
    email: 'partner@demo.example',
    firstName: 'Chanrasmey',
    lastName: 'Keo',
    firstNameKm: 'ច័ន្ទរស្មី',
    lastNameKm: 'កែវ',
    gender: 'female',
    dob: '1985-11-23',
    nationality: 'KH',
    province: '17',
  },
  schoolAdmin: {
    phone: demoPhone(4),
    email: 'schooladmin@demo.example',
    firstName: 'Sokha',
    lastName: 'Prak',
    firstNameKm: 'សុខា',
    lastNameKm: 'ប្រាក់',
    gender: 'male',
    dob: '1982-05-09',
    nationality: 'KH',
    province: '12',
  },
  university: {
    phone: demoPhone(5),
    email: 'university@demo.example',
    firstName: 'Monirath',
    lastName: 'Tep',
    firstNameKm: 'មុនីរ័ត្ន',
    lastNameKm: 'ទេព',
    gender: 'female',
    dob: '1978-01-30',
    nationality: 'KH',
    province: '12',
  },
  teacher: {
    phone: demoPhone(6),
    email: 'teacher@demo.example',
    firstName: 'Bunthan',
    lastName: 'Meas',
    firstNameKm: 'ប៊ុនថន',
    lastNameKm: 'មាស',
    gender: 'male',
    dob: '1991-09-17',
    nationality: 'KH',
    province: '08',
  },
  bank: {
    phone: demoPhone(7),
    email: 'bank@demo.example',
    firstName: 'Thida',
    lastName: 'Ouk',
    firstNameKm: 'ធីតា',
    lastNameKm: 'អ៊ុក',
    gender: 'female',
    dob: '1987-12-05',
    nationality: 'KH',
    province: '12',
  },
};

/** Schools that the staff accounts look after; all of them receive applications below. */
export const demoSchoolStaff: Readonly<Record<DemoAccountKey, readonly string[]>> = {
  student: [],
  advisor: [
    'romduol-river-university',
    'tonle-bassac-polytechnic-institute',
    'sangker-river-university',
    'lantern-institute-of-hospitality',
    'iron-bridge-polytechnic-institute',
  ],
  partner: ['lantern-institute-of-hospitality'],
  schoolAdmin: ['tonle-bassac-polytechnic-institute'],
  university: ['romduol-river-university'],
  teacher: ['tonle-bassac-polytechnic-institute'],
  bank: [],
};

/** Where the applications go, in turn; schools that stand twice get twice as many. */
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
] as const;
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
 * Invented applicants with all their data, spread over several schools and statuses, dates before `today`.
 * The first three belong to the demo student. Pass `schools` when they were built already.
 */
export function demoApplicants(
  today: Date,
  count = 36,
  schools: readonly DemoSchool[] = buildDemoSchools(today),
): DemoApplicant[] {
  return Array.from({ length: count }, (_item, place) => {
    const key = schoolsApplied[place % schoolsApplied.length];
    const school = schools.find((entry) => entry.key === key);
    const [first, ...others] = school?.programs.filter(isOpen) ?? [];
    if (school === undefined || first === undefined) throw new Error(`No open programme at ${key}`);
    return buildApplicant({
      place,
      school,
      program: seededRandom(`applied/${place}`).pick([first, ...others]),
      status: statusFor(school, place),
      today,
      account: place < studentsOwnApplications ? demoAccounts.student : null,
    });
  });
}
