import {
  type ExamGrade,
  examGrades,
  type ExamSubject,
  type ExamTrack,
} from '@/lib/domain/admissions/national-exam';
import {
  type AdmissionRule,
  type AskedGrade,
  type Candidate,
  type EntranceExam,
  priorStudies,
  type PriorStudy,
} from './admission-rule';

export type Failure =
  | { rule: 'studies'; needs: PriorStudy }
  | { rule: 'track'; needs: readonly ExamTrack[] }
  | { rule: 'grade'; needs: AskedGrade; has: ExamGrade }
  | { rule: 'paper'; subject: ExamSubject; needs: AskedGrade; has: ExamGrade }
  | { rule: 'year'; maxYears: number };

/** A condition that the answers cannot decide. */
export type Condition =
  | { rule: 'grade'; needs: AskedGrade }
  | { rule: 'track'; needs: readonly ExamTrack[] }
  | { rule: 'paper'; subject: ExamSubject; needs: AskedGrade }
  | { rule: 'year'; maxYears: number }
  | { rule: 'exam'; exam: Exclude<EntranceExam, 'none'> };

/** What remains open to those who are not admitted. */
const ways = ['finish-school', 'bridging', 'retake', 'associate', 'earlier-degree', 'tvet'] as const;
export type Way = (typeof ways)[number];

export interface Admission {
  verdict: 'yes' | 'not-yet' | 'no';
  failed: readonly Failure[];
  /** Must still be shown or passed, also after a yes. */
  open: readonly Condition[];
  ways: readonly Way[];
}

const isAtLeast = (has: ExamGrade, needs: ExamGrade) => examGrades.indexOf(has) <= examGrades.indexOf(needs);
const rankOf = (studies: PriorStudy) => priorStudies.indexOf(studies);

/** What has been finished; an F in BacII is grade 12 without a pass. */
export function finishedBy({ standing, grade }: Pick<Candidate, 'standing' | 'grade'>): PriorStudy {
  if (standing === 'grade-9' || standing === 'in-school') return 'lower-secondary';
  if (standing === 'bac2') return grade === 'F' ? 'upper-secondary' : 'bac2';
  return standing;
}

/** The rules about BacII; they say nothing before the exam, and nothing where the program asks for none. */
function examRules(rule: AdmissionRule, candidate: Candidate, thisYear: number) {
  const failed: Failure[] = [];
  const open: Condition[] = [];
  const { track, grade, year, papers } = candidate;
  if (rule.tracks.length > 0) {
    if (track === null) open.push({ rule: 'track', needs: rule.tracks });
    else if (!rule.tracks.includes(track)) failed.push({ rule: 'track', needs: rule.tracks });
  }
  if (rule.minGrade !== null) {
    if (grade === null) open.push({ rule: 'grade', needs: rule.minGrade });
    else if (!isAtLeast(grade, rule.minGrade))
      failed.push({ rule: 'grade', needs: rule.minGrade, has: grade });
  }
  for (const { subject, minGrade } of rule.papers) {
    const has = papers[subject];
    if (has === undefined) open.push({ rule: 'paper', subject, needs: minGrade });
    else if (!isAtLeast(has, minGrade)) failed.push({ rule: 'paper', subject, needs: minGrade, has });
  }
  if (rule.maxYears !== null) {
    if (year === null) open.push({ rule: 'year', maxYears: rule.maxYears });
    else if (thisYear - year > rule.maxYears) failed.push({ rule: 'year', maxYears: rule.maxYears });
  }
  return { failed, open };
}

function waysAround(rule: AdmissionRule, candidate: Candidate, failed: readonly Failure[]): Way[] {
  const has = rankOf(finishedBy(candidate));
  const fails = (...rules: Failure['rule'][]) => failed.some((failure) => rules.includes(failure.rule));
  const lacksStudies = fails('studies');
  const hasSat = candidate.standing === 'bac2';
  const found: Record<Way, boolean> = {
    'finish-school': lacksStudies && has < rankOf('upper-secondary'),
    bridging: rule.bridging && !lacksStudies && !fails('year'),
    retake: fails('grade', 'paper', 'year') || (hasSat && lacksStudies && rule.needs === 'bac2'),
    associate: rule.needs === 'bac2' && has >= rankOf('upper-secondary') && has < rankOf('associate'),
    'earlier-degree': lacksStudies && rankOf(rule.needs) >= rankOf('associate'),
    tvet: has < rankOf('associate') && rankOf(rule.needs) <= rankOf('associate'),
  };
  return ways.filter((way) => found[way]);
}

/**
 * Whether somebody can be admitted to a program, which rules fail, what is still open, and which ways remain. An
 * answer about one's own words: the school decides.
 */
export function checkAdmission(rule: AdmissionRule, candidate: Candidate, thisYear: number): Admission {
  const finished = finishedBy(candidate);
  const hasStudies = rankOf(finished) >= rankOf(rule.needs);
  const isBeforeExam = candidate.standing === 'in-school' || candidate.standing === 'grade-9';
  const asksExam = rankOf(rule.needs) >= rankOf('upper-secondary');
  // Before the exam only the track is known; the letters will be.
  const known = isBeforeExam ? { ...candidate, grade: null, year: null, papers: {} } : candidate;
  const exam = asksExam ? examRules(rule, known, thisYear) : { failed: [], open: [] };
  // Without a pass, the letter says the same once more.
  const failed: Failure[] = hasStudies
    ? exam.failed
    : [{ rule: 'studies', needs: rule.needs }, ...exam.failed.filter(({ rule: name }) => name !== 'grade')];
  const open: Condition[] = [
    ...exam.open,
    ...(rule.exam === 'none' ? [] : [{ rule: 'exam', exam: rule.exam } as const]),
  ];
  if (failed.length === 0) return { verdict: 'yes', failed, open, ways: [] };
  // Time alone solves it: the next exam is the one that the program asks for.
  const isOnTheWay =
    candidate.standing === 'in-school' && rankOf(rule.needs) <= rankOf('bac2') && failed.length === 1;
  if (isOnTheWay && !hasStudies) return { verdict: 'not-yet', failed, open, ways: ['finish-school'] };
  return { verdict: 'no', failed, open, ways: waysAround(rule, candidate, failed) };
}
