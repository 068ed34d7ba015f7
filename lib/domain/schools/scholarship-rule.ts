import type { AskedGrade } from './admission-rule';
import { type ExamGrade, examGrades, type ExamTrack } from '@/lib/domain/admissions/national-exam';

/** Whom a scholarship is meant for. */
export const scholarshipKinds = ['general', 'women', 'poor', 'remote', 'grade'] as const;
export type ScholarshipKind = (typeof scholarshipKinds)[number];

/** Who can apply, as data. */
export interface ScholarshipRule {
  /** Lowest letter in BacII. */
  minGrade: AskedGrade | null;
  /** Tracks of BacII; empty: either. */
  tracks: readonly ExamTrack[];
  womenOnly: boolean;
  /** Codes of the home provinces; empty: all. */
  provinces: readonly string[];
  /** Only households with an equity card or a similar proof. */
  needOnly: boolean;
}

/** What somebody says about themselves; null where they did not say it. */
export interface ScholarshipSeeker {
  grade: ExamGrade | null;
  track: ExamTrack | null;
  gender: 'female' | 'male' | null;
  province: string | null;
  hasNeed: boolean | null;
}

const scholarshipRules = ['grade', 'track', 'women', 'province', 'need'] as const;
type ScholarshipRuleName = (typeof scholarshipRules)[number];

export interface ScholarshipMatch {
  fits: 'yes' | 'perhaps' | 'no';
  failed: readonly ScholarshipRuleName[];
  /** Rules that the answers leave open. */
  open: readonly ScholarshipRuleName[];
}

/** Whether somebody can apply: no as soon as one rule fails, perhaps while one is open. */
export function matchScholarship(rule: ScholarshipRule, seeker: ScholarshipSeeker): ScholarshipMatch {
  const { grade, track, gender, province, hasNeed } = seeker;
  const { minGrade } = rule;
  // Null: the answer is missing; true: it fits.
  const answers: Partial<Record<ScholarshipRuleName, boolean | null>> = {
    ...(minGrade !== null && {
      grade: grade === null ? null : examGrades.indexOf(grade) <= examGrades.indexOf(minGrade),
    }),
    ...(rule.tracks.length > 0 && { track: track === null ? null : rule.tracks.includes(track) }),
    ...(rule.womenOnly && { women: gender === null ? null : gender === 'female' }),
    ...(rule.provinces.length > 0 && {
      province: province === null ? null : rule.provinces.includes(province),
    }),
    ...(rule.needOnly && { need: hasNeed }),
  };
  const failed = scholarshipRules.filter((name) => answers[name] === false);
  const open = scholarshipRules.filter((name) => answers[name] === null);
  const fits = failed.length > 0 ? 'no' : open.length > 0 ? 'perhaps' : 'yes';
  return { fits, failed, open };
}
