import type { EnrollDetailInput } from '@/lib/contract/admissions/enroll-detail';
import { gradeFromTotal, type ExamGrade } from '@/lib/domain/admissions/national-exam';
import type { DemoProgram, DemoSchool, Text } from '@/backend/seed/demo/demo-types';
import { addDays, addMinutes, isoDay, startOfDay, usDay } from '@/backend/seed/demo/demo-dates';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import { seededRandom, type SeededRandom } from '@/backend/seed/demo/seeded-random';
import {
  acceptedNotes,
  familyNames,
  highSchoolNames,
  mensNames,
  notTakenReasons,
  rejectedNotes,
  staffNotes,
  womensNames,
} from './names';
import type { DemoAccount, DemoApplicant, DemoApplicationEvent } from './person-types';

const firstApplicantPhone = 100;
/** When applications came: within twelve weeks. */
const daysAgo = [1, 83] as const;
const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** Communes of the applicants; a test checks them against the gazetteer. */
const homeCommunes = [
  '120401',
  '120611',
  '120803',
  '121005',
  '080204',
  '080901',
  '081104',
  '171004',
  '171010',
  '020303',
  '020308',
  '030502',
  '060309',
  '100209',
  '140306',
  '150503',
  '210802',
  '250601',
  '160202',
  '200602',
  '070801',
  '050203',
] as const;

function examLetterNear(letter: ExamGrade, random: SeededRandom): ExamGrade {
  const place = letters.findIndex((entry) => entry === letter);
  const moved = Math.min(letters.length - 1, Math.max(0, (place < 0 ? 4 : place) + random.int(-1, 1)));
  return letters[moved] ?? 'E';
}

function examOf(
  program: DemoProgram,
  examYear: number,
  today: Date,
  random: SeededRandom,
): NonNullable<EnrollDetailInput['nationalExam']> {
  const track = random.chance(0.45) ? 'science' : 'social-science';
  const withoutExam = program.degree === 'short-course' || program.degree.endsWith('certificate');
  if (withoutExam && random.chance(0.6))
    return { state: 'not-taken', reason: random.pick(notTakenReasons).km };
  if (random.chance(0.12))
    return { state: 'planned', track, date: usDay(addDays(today, random.int(60, 250))) };
  const totalScore = random.int(238, 440);
  const grade = gradeFromTotal(totalScore) ?? 'F';
  const near = () => examLetterNear(grade, random);
  const common = { khmer: near(), mathematics: near(), 'foreign-language': near() };
  const science = { biology: near(), physics: near(), chemistry: near() };
  return {
    state: 'taken',
    track,
    date: usDay(new Date(Date.UTC(examYear, 7, random.int(18, 26)))),
    grade,
    totalScore,
    subjects: track === 'science' ? { ...common, ...science } : common,
  };
}

/** Cycles through the list. */
const nth = (names: readonly Text[], place: number): Text =>
  names[place % names.length] ?? { en: '', km: '' };

/** Names in both scripts, from the account or from the lists. */
function namesOf(place: number, account: DemoAccount | null, gender: 'male' | 'female') {
  const given = gender === 'female' ? womensNames : mensNames;
  const last = account?.lastName ?? nth(familyNames, place * 7);
  // Each round of the family names begins with another given name.
  const first = account?.firstName ?? nth(given, place * 5 + Math.floor(place / familyNames.length));
  return { firstName: first.en, lastName: last.en, firstNameKm: first.km, lastNameKm: last.km };
}

function personOf(place: number, today: Date, account: DemoAccount | null, random: SeededRandom) {
  const gender = account?.gender ?? (random.chance(0.55) ? 'female' : 'male');
  const born =
    account === null ? addDays(today, -random.int(17 * 366, 23 * 365)) : new Date(`${account.dob}T00:00:00Z`);
  const commune = random.pick(homeCommunes);
  const personal: EnrollDetailInput['personal'] = {
    ...namesOf(place, account, gender),
    gender,
    birthday: usDay(born),
    phone: account?.phone ?? demoPhone(firstApplicantPhone + place),
    email: account?.email ?? (random.chance(0.7) ? `applicant${place + 1}@demo.example` : ''),
    nationality: 'KH',
    birthPlace: { place: 'cambodia', provinceCode: account?.provinceCode ?? commune.slice(0, 2) },
  };
  return { personal, born, commune };
}

/** The steps of an application through the school's process up to `status`. */
function eventsOf(input: {
  school: DemoSchool;
  status: string;
  createdAt: Date;
  today: Date;
  submittedBy: 'student' | 'advisor';
  random: SeededRandom;
}): DemoApplicationEvent[] {
  const { school, status, createdAt, today, submittedBy, random } = input;
  const steps = school.steps.filter((step) => step.status).map((step) => step.key);
  const decided = status === 'accepted' || status === 'rejected';
  const passed = decided
    ? steps.slice(0, random.int(0, steps.length))
    : steps.slice(0, steps.indexOf(status) + 1);
  const path = ['pending', ...passed, ...(decided ? [status] : [])];
  const spanMinutes = Math.max(path.length, Math.floor((today.getTime() - createdAt.getTime()) / 60_000));
  const noteFor = (toStatus: string): Text | null => {
    if (toStatus === 'accepted') return random.pick(acceptedNotes);
    if (toStatus === 'rejected') return random.pick(rejectedNotes);
    return random.chance(0.6) ? random.pick(staffNotes) : null;
  };
  return path.map((toStatus, place) => ({
    at: addMinutes(createdAt, Math.floor((place * spanMinutes) / path.length)).toISOString(),
    actor: place === 0 ? submittedBy : 'school',
    fromStatus: path[place - 1] ?? null,
    toStatus,
    note: place === 0 ? null : noteFor(toStatus),
  }));
}

/** One application to `program` of `school`; `account` when the demo student makes it. */
export function buildApplicant(input: {
  place: number;
  school: DemoSchool;
  program: DemoProgram;
  status: string;
  today: Date;
  account: DemoAccount | null;
  /** Registers people at the schools that they keep. */
  advisor: DemoAccount;
}): DemoApplicant {
  const { place, school, program, status, account, advisor } = input;
  const today = startOfDay(input.today);
  const random = seededRandom(`applicant/${place}`);
  const { personal, born, commune } = personOf(place, today, account, random);
  // The exam of a year is over at the end of August.
  const lastExamYear = today.getUTCFullYear() - (today.getUTCMonth() < 8 ? 1 : 0);
  const examYear = Math.min(born.getUTCFullYear() + 18, lastExamYear);
  const highSchool = random.pick(highSchoolNames);
  const nationalExam = examOf(program, examYear, today, random);
  const detail: EnrollDetailInput = {
    personal,
    address: {
      place: 'cambodia',
      provinceCode: commune.slice(0, 2),
      districtCode: commune.slice(0, 4),
      communeCode: commune,
      street: '',
    },
    nationalExam,
    highSchool: {
      code: null,
      name: highSchool.km,
      provinceCode: commune.slice(0, 2),
      districtCode: commune.slice(0, 4),
      graduated: nationalExam.state !== 'planned',
      graduationYear: nationalExam.state === 'planned' ? Number(nationalExam.date.slice(-4)) : examYear,
    },
  };
  const isRegistered = account === null && random.chance(0.1) && advisor.schoolKeys.includes(school.key);
  const submittedBy = isRegistered ? 'advisor' : 'student';
  const createdAt = addMinutes(addDays(today, -random.int(...daysAgo)), random.int(60, 840));
  const events = eventsOf({ school, status, createdAt, today, submittedBy, random });
  return {
    key: `applicant-${String(place + 1).padStart(2, '0')}`,
    accountKey: account === null ? null : 'student',
    submittedBy,
    dob: isoDay(born),
    detail,
    schoolKey: school.key,
    programKey: program.key,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: events.at(-1)?.at ?? createdAt.toISOString(),
    events,
  };
}
