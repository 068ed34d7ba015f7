import type { ToldSchooling } from '@/lib/domain/admissions/candidate-of';
import { examGrades, examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import { buildDemoSchools } from '@/backend/seed/demo/demo-schools';
import type { SeededRandom } from '@/backend/seed/demo/seeded-random';

/** What demo programs ask, each rule once; null is a program that has published none. */
export const demoRules = (today: Date): (AdmissionRule | null)[] => {
  const rules = buildDemoSchools(today).flatMap(({ programs }) => programs.map(({ admission }) => admission));
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
};

/** What somebody might write of their years at school, possible on a day of 2026. */
export function someSchooling(random: SeededRandom): ToldSchooling & {
  highSchool: { graduated: boolean; graduationYear: number } | null;
} {
  const track = random.pick(examTracks);
  const year = random.int(2019, 2025);
  const withSchool = (graduated: boolean, graduationYear: number) =>
    random.chance(0.7) ? { graduated, graduationYear } : null;
  switch (random.pick(['taken', 'taken', 'planned', 'not-taken', 'none'])) {
    case 'taken': {
      const grade = random.pick(examGrades);
      const subjects = Object.fromEntries(
        random.sample(examSubjects, random.int(0, 5)).map((subject) => [subject, random.pick(examGrades)]),
      );
      const exam = { state: 'taken', track, date: `08/20/${year}`, grade, subjects } as const;
      return { nationalExam: exam, highSchool: withSchool(true, year) };
    }
    case 'planned':
      return { nationalExam: { state: 'planned', track }, highSchool: withSchool(false, 2027) };
    default: {
      const graduated = random.chance(0.5);
      const nationalExam = random.chance(0.5) ? ({ state: 'not-taken' } as const) : null;
      return { nationalExam, highSchool: withSchool(graduated, graduated ? year : 2027) };
    }
  }
}
