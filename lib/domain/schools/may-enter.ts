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
  | { rule: 'studies'; needs: PriorStudy }
  | { rule: 'grade'; needs: AskedGrade }
  | { rule: 'track'; needs: readonly ExamTrack[] }
  | { rule: 'paper'; subject: ExamSubject; needs: AskedGrade }
  | { rule: 'year'; maxYears: number }
  | { rule: 'exam'; exam: Exclude<EntranceExam, 'none'> };

/** What remains open to those who are not admitted. */
export const ways = ['finish-school', 'bridging', 'retake', 'associate', 'earlier-degree', 'tvet'] as const;
export type Way = (typeof ways)[number];

/** `unknown`: no rule is published, or what it asks for is not known of the person. */
export const entryVerdicts = ['yes', 'not-yet', 'no', 'unknown'] as const;
export type EntryVerdict = (typeof entryVerdicts)[number];

export interface Admission {
  verdict: EntryVerdict;
  failed: readonly Failure[];
  /** Must still be shown or passed, also after a yes; what an unknown depends on. */
  open: readonly Condition[];
  ways: readonly Way[];
}

/** Whoever has sat the exam, or has a degree, is asked for its result. */
export const hasSat = (standing: Candidate['standing']): boolean =>
  standing !== 'grade-9' && standing !== 'in-school' && standing !== 'upper-secondary';

type Facts = Pick<Candidate, 'track' | 'grade' | 'year' | 'papers'>;
const noFacts: Facts = { track: null, grade: null, year: null, papers: {} };

const isAtLeast = (has: ExamGrade, needs: ExamGrade) => examGrades.indexOf(has) <= examGrades.indexOf(needs);
const rankOf = (studies: PriorStudy) => priorStudies.indexOf(studies);

/** What has been finished; an F in BacII is grade 12 without a pass. */
export function finishedBy({ standing, grade }: Pick<Candidate, 'standing' | 'grade'>): PriorStudy {
  if (standing === 'grade-9' || standing === 'in-school') return 'lower-secondary';
  if (standing === 'bac2') return grade === 'F' ? 'upper-secondary' : 'bac2';
  return standing;
}

/** The rules about BacII; they say nothing before the exam, and nothing where the program asks for none. */
function examRules(rule: AdmissionRule, person: Facts, thisYear: number) {
  const failed: Failure[] = [];
  const open: Condition[] = [];
  if (rankOf(rule.needs) < rankOf('upper-secondary')) return { failed, open };
  const { track, grade, year, papers } = person;
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
  const found: Record<Way, boolean> = {
    'finish-school': lacksStudies && has < rankOf('upper-secondary'),
    bridging: rule.bridging && !lacksStudies && !fails('year'),
    retake:
      fails('grade', 'paper', 'year') ||
      (candidate.standing === 'bac2' && lacksStudies && rule.needs === 'bac2'),
    associate: rule.needs === 'bac2' && has >= rankOf('upper-secondary') && has < rankOf('associate'),
    'earlier-degree': lacksStudies && rankOf(rule.needs) >= rankOf('associate'),
    tvet: has < rankOf('associate') && rankOf(rule.needs) <= rankOf('associate'),
  };
  return ways.filter((way) => found[way]);
}

const examsBesides = ({ exam }: AdmissionRule): Condition[] =>
  exam === 'none' ? [] : [{ rule: 'exam', exam }];

/** For somebody of whom nothing is known. */
function enterUnseen(rule: AdmissionRule): Admission {
  const isForAll = rule.needs === 'none';
  const open: Condition[] = [
    ...(isForAll ? [] : [{ rule: 'studies', needs: rule.needs } as const]),
    ...examRules(rule, noFacts, 0).open,
    ...examsBesides(rule),
  ];
  return { verdict: isForAll ? 'yes' : 'unknown', failed: [], open, ways: [] };
}

/**
 * Whether somebody may enter a program on an ISO day, which rules fail, what is still open, and which ways remain. Null:
 * no rule is published, nothing is known about the person. It judges by one's own words: the school decides.
 */
export function mayEnter(rule: AdmissionRule | null, person: Candidate | null, day: string): Admission {
  if (rule === null) return { verdict: 'unknown', failed: [], open: [], ways: [] };
  if (person === null) return enterUnseen(rule);
  const hasStudies = rankOf(finishedBy(person)) >= rankOf(rule.needs);
  const mayHaveStudies = !hasStudies && (person.unasked ?? []).includes(rule.needs);
  // Without the exam only the track is known; the letters will be.
  const known = hasSat(person.standing) ? person : { ...noFacts, track: person.track };
  const exam = examRules(rule, known, Number(day.slice(0, 4)));
  // Without a pass, the letter says the same once more.
  const failed: Failure[] =
    hasStudies || mayHaveStudies
      ? exam.failed
      : [{ rule: 'studies', needs: rule.needs }, ...exam.failed.filter(({ rule: name }) => name !== 'grade')];
  const open: Condition[] = [
    ...(mayHaveStudies ? [{ rule: 'studies', needs: rule.needs } as const] : []),
    ...exam.open,
    ...examsBesides(rule),
  ];
  if (failed.length === 0) return { verdict: mayHaveStudies ? 'unknown' : 'yes', failed, open, ways: [] };
  // Time alone solves it: the next exam is the one that the program asks for.
  const isOnTheWay =
    person.standing === 'in-school' && rankOf(rule.needs) <= rankOf('bac2') && failed.length === 1;
  if (isOnTheWay && !hasStudies && !mayHaveStudies)
    return { verdict: 'not-yet', failed, open, ways: ['finish-school'] };
  return { verdict: 'no', failed, open, ways: waysAround(rule, person, failed) };
}

/** Whether one says that one knows of a verdict before one applies; what was known `before` is not asked again. */
export const mustAcknowledge = (verdict: EntryVerdict, before: EntryVerdict | null = null): boolean =>
  (verdict === 'no' || verdict === 'not-yet') && verdict !== before;
