/** What somebody says of themselves and a paper, a list or a school can prove. */
export const resultKinds = ['exam', 'graduation', 'grades'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** By what a result is proven: a paper that somebody has seen, a record of the school, or an imported list of results. */
export const proofSources = ['paper', 'record', 'list'] as const;
export type ProofSource = (typeof proofSources)[number];

interface Text {
  en: string;
  km: string;
}

// Schools name their papers themselves, so the words of the label tell. The order matters: the transcript of a certificate is a transcript.
const words: readonly (readonly [ResultKind, RegExp, RegExp])[] = [
  ['grades', /\b(?:transcript|grades|marks|record book)\b/i, /ព្រឹត្តិបត្រ|ពិន្ទុ|សៀវភៅសិក្ខាគារិក/],
  [
    'exam',
    /\b(?:bac ?ii|baccalaureate|national exam|provisional certificate)\b/i,
    /បាក់ឌុប|សញ្ញាបត្រមធ្យមសិក្សាទុតិយភូមិ/,
  ],
  [
    'graduation',
    /\b(?:diploma|finishing high school|graduation|school leaving)\b/i,
    /បញ្ចប់ថ្នាក់វិទ្យាល័យ|បញ្ចប់ការសិក្សា/,
  ],
];

/** Which result a paper proves, by its label; null for a paper that proves none. */
export function resultProvenBy({ en, km }: Text): ResultKind | null {
  return words.find(([, latin, khmer]) => latin.test(en) || khmer.test(km))?.[0] ?? null;
}

/** The setting of a school that names the ISO day on which the results of one year's national exam come out. */
export const examResultsSetting = (year: string): string => `examResultsOn${year}`;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The first day on which a condition can be proven: the day of the results where the school has set it, else the exam's own day. Null where
 * no exam lies ahead.
 */
export function firstProofDay(examOn: string | null, resultsOn: unknown): string | null {
  return typeof resultsOn === 'string' && isoDay.test(resultsOn) ? resultsOn : examOn;
}
