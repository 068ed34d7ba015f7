/** The national exam at the end of grade 12 (BacII): papers, letters and their thresholds, as configuration. */

export const examSubjects = [
  'khmer',
  'mathematics',
  'physics',
  'chemistry',
  'biology',
  'history',
  'geography',
  'morality-civics',
  'earth-environment',
  'foreign-language',
] as const;
export type ExamSubject = (typeof examSubjects)[number];

export const examTracks = ['science', 'social-science'] as const;
export type ExamTrack = (typeof examTracks)[number];

export const examGrades = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type ExamGrade = (typeof examGrades)[number];

type ExamPaper = { subject: ExamSubject; maxScore: number };

export type ExamTable = {
  papers: Record<ExamTrack, readonly ExamPaper[]>;
  totalMaxScore: number;
  /** The bonus paper: only its score above `above` counts. */
  bonusPaper: { subject: ExamSubject; above: number };
  /** Lowest total for each passing letter, best first: shares of 475, the sum of the other papers. */
  gradeThresholds: readonly { grade: ExamGrade; minScore: number }[];
};

const currentTable: ExamTable = {
  papers: {
    science: [
      { subject: 'khmer', maxScore: 75 },
      { subject: 'mathematics', maxScore: 125 },
      { subject: 'physics', maxScore: 75 },
      { subject: 'chemistry', maxScore: 75 },
      { subject: 'biology', maxScore: 75 },
      { subject: 'history', maxScore: 50 },
      { subject: 'foreign-language', maxScore: 50 },
    ],
    'social-science': [
      { subject: 'khmer', maxScore: 125 },
      { subject: 'mathematics', maxScore: 75 },
      { subject: 'geography', maxScore: 75 },
      { subject: 'history', maxScore: 75 },
      { subject: 'morality-civics', maxScore: 75 },
      { subject: 'earth-environment', maxScore: 50 },
      { subject: 'foreign-language', maxScore: 50 },
    ],
  },
  totalMaxScore: 500,
  // 525 are printed on the papers and 500 can be reached, because half of the language paper's 50 is not counted.
  bonusPaper: { subject: 'foreign-language', above: 25 },
  gradeThresholds: [
    { grade: 'A', minScore: 427.5 },
    { grade: 'B', minScore: 380 },
    { grade: 'C', minScore: 332.5 },
    { grade: 'D', minScore: 285 },
    { grade: 'E', minScore: 237 },
  ],
};

// Years differ: a year with another table gets its own line here.
const tablesByYear: ReadonlyMap<number, ExamTable> = new Map();

/** The papers and thresholds of an exam year. */
export function examTableOf(year?: number): ExamTable {
  return (year === undefined ? undefined : tablesByYear.get(year)) ?? currentTable;
}

/** The letter for a total score; null for a number that no total is. It never throws: forms ask it about whatever is typed. */
export function gradeFromTotal(total: number, table: ExamTable = currentTable): ExamGrade | null {
  if (!(total >= 0 && total <= table.totalMaxScore)) return null;
  const reached = table.gradeThresholds.find(({ minScore }) => total >= minScore);
  return reached?.grade ?? 'F';
}

export type SubjectScores = Partial<Record<ExamSubject, number>>;
export type ScoreIssue = {
  subject: ExamSubject;
  code: 'not-in-track' | 'not-a-number' | 'below-zero' | 'above-max';
  maxScore?: number;
};

/** The issues of a person's subject scores, paper by paper; empty when all are valid. Papers may be missing. */
export function checkSubjectScores(
  track: ExamTrack,
  scores: SubjectScores,
  table: ExamTable = currentTable,
): ScoreIssue[] {
  const issues: ScoreIssue[] = [];
  for (const subject of examSubjects) {
    const score = scores[subject];
    if (score === undefined) continue;
    const maxScore = table.papers[track].find((paper) => paper.subject === subject)?.maxScore;
    if (maxScore === undefined) issues.push({ subject, code: 'not-in-track' });
    else if (!Number.isFinite(score)) issues.push({ subject, code: 'not-a-number', maxScore });
    else if (score < 0) issues.push({ subject, code: 'below-zero', maxScore });
    else if (score > maxScore) issues.push({ subject, code: 'above-max', maxScore });
  }
  return issues;
}

/** The total that decides the letter: all written papers, and of the bonus paper only the part above its half. */
export function totalOfScores(scores: SubjectScores, table: ExamTable = currentTable): number {
  return examSubjects.reduce((total, subject) => {
    const score = scores[subject] ?? 0;
    const isBonus = subject === table.bonusPaper.subject;
    return total + (isBonus ? Math.max(0, score - table.bonusPaper.above) : score);
  }, 0);
}

export function isExamGrade(value: unknown): value is ExamGrade {
  return examGrades.some((grade) => grade === value);
}
