import type { DemoProgram, SchoolRow, Shift, TeachingLanguage } from '@/backend/seed/demo/demo-types';
import {
  addDays,
  addMinutes,
  addMonths,
  isoDay,
  nextMonday,
  startOfDay,
} from '@/backend/seed/demo/demo-dates';
import { seededRandom, type SeededRandom } from '@/backend/seed/demo/seeded-random';
import { admissionOf } from './admission-rules';
import { describeCourse, describeMajor } from './describe-program';
import { feeUsd, durationMonths } from './fees';
import { courseByKey, gradeByKey, majorOfDegree, offeredDegrees, programName } from './program-names';

const languageMajors: ReadonlySet<string> = new Set([
  'english',
  'english-literature',
  'english-education',
  'translation',
]);

function shiftOf(row: SchoolRow, degree: DemoProgram['degree'], random: SeededRandom): Shift {
  if (degree === 'general-education' || degree === 'medicine') return 'full-day';
  if (degree === 'master' || degree === 'doctorate') return random.pick(['weekend', 'evening', 'weekend']);
  if (degree === 'tvet-certificate' || degree === 'vocational-certificate') {
    return random.pick(['full-day', 'full-day', 'morning', 'afternoon']);
  }
  if (degree === 'short-course') return random.pick(['evening', 'weekend', 'morning', 'afternoon']);
  return row.isPublic
    ? random.pick(['morning', 'morning', 'afternoon', 'evening'])
    : random.pick(['morning', 'afternoon', 'evening', 'evening', 'weekend']);
}

function languageOf(row: SchoolRow, majorId: string | null, random: SeededRandom): TeachingLanguage {
  if (row.language === 'en') return 'en';
  if (majorId !== null && languageMajors.has(majorId)) return 'km-en';
  if (row.language === 'km') return 'km';
  return random.pick(['km-en', 'km-en', 'km']);
}

function datesOf(months: number, today: Date, random: SeededRandom) {
  const start = nextMonday(addDays(today, random.int(14, 210)));
  const createdDays = random.int(40, 720);
  const changedDays = random.chance(0.3) ? random.int(0, 20) : random.int(0, createdDays);
  const createdAt = addMinutes(addDays(today, -createdDays), random.int(60, 600));
  const changedAt = addMinutes(addDays(today, -changedDays - 1), random.int(60, 1_200));
  const deadline = addDays(start, -random.int(10, 35));
  return {
    startDate: isoDay(start),
    endDate: isoDay(addMonths(start, months)),
    applicationDeadline: isoDay(deadline),
    createdAt: createdAt.toISOString(),
    updatedAt: (changedAt < createdAt ? createdAt : changedAt).toISOString(),
  };
}

/**
 * Most are open for applications, some are not open yet, few are full; most of those past their deadline name the
 * next intake.
 */
function intakeOf(deadlineDay: string, today: Date, random: SeededRandom) {
  const deadline = new Date(`${deadlineDay}T00:00:00Z`);
  const isOver = deadline < today;
  return {
    applicationsOpenOn: random.chance(0.1) ? isoDay(addDays(deadline, -random.int(30, 60))) : null,
    nextIntakeOn: random.chance(isOver ? 0.7 : 0.1) ? isoDay(addDays(deadline, random.int(90, 180))) : null,
    isFull: !isOver && random.chance(0.02),
  };
}

/** All programs of one school, in the order of the row. */
export function buildPrograms(row: SchoolRow, todayGiven: Date): DemoProgram[] {
  const today = startOfDay(todayGiven);
  const schoolFactor = seededRandom(`${row.key}/fee`).next();
  const common = (key: string, degree: DemoProgram['degree'], majorId: string | null, months: number) => {
    const random = seededRandom(`${row.key}/${key}`);
    const language = languageOf(row, majorId, random);
    const shift = shiftOf(row, degree, random);
    const status = row.status ?? (random.chance(0.05) ? ('inactive' as const) : ('active' as const));
    const dates = datesOf(months, today, random);
    return {
      random,
      base: {
        key,
        degree,
        majorId,
        durationMonths: months,
        language,
        shift,
        isPublic: row.isPublic,
        status,
        ...dates,
        ...intakeOf(dates.applicationDeadline, today, seededRandom(`${row.key}/${key}/intake`)),
      },
    };
  };
  const majors = offeredDegrees(row).map(({ degree, majorId }): DemoProgram => {
    const major = majorOfDegree(majorId);
    const level =
      degree === 'tvet-certificate'
        ? seededRandom(`${row.key}/${majorId}/level`).pick([1, 2, 3] as const)
        : null;
    const months = durationMonths(degree, majorId, level);
    const { random, base } = common(`${majorId}-${degree}`, degree, majorId, months);
    return {
      ...base,
      certificateLevel: level,
      categoryField: major.field,
      admission: admissionOf(row, degree, major.field, `${row.key}/${base.key}`),
      name: programName(degree, major, level),
      tuitionFeeUsd: feeUsd({ row, degree, field: major.field, schoolFactor, random }),
      ...describeMajor({ row, degree, major, shift: base.shift, random }),
    };
  });
  const courses = (row.courses ?? '')
    .split(' ')
    .filter(Boolean)
    .map((key): DemoProgram => {
      const grade = gradeByKey(key);
      const course = grade ?? courseByKey(key);
      const degree = grade === undefined ? 'short-course' : 'general-education';
      const { random, base } = common(key, degree, course.majorId, course.months);
      return {
        ...base,
        certificateLevel: null,
        categoryField: course.field,
        admission: admissionOf(row, degree, course.field, `${row.key}/${base.key}`),
        name: course.name,
        tuitionFeeUsd: feeUsd({
          row,
          degree,
          field: course.field,
          schoolFactor,
          random,
          range: course.feeUsd,
        }),
        ...describeCourse({ row, course, isGrade: grade !== undefined, shift: base.shift, random }),
      };
    });
  return [...majors, ...courses];
}
