/**
 * The degree ladder of Cambodia, lowest first. `years` is the usual length; `openEnded` means at least that. A
 * certificate's length depends on the course and is absent. The last two have no degree: short courses, and the
 * classes of kindergartens and schools.
 */
const degrees = [
  { code: 'vocational-certificate', years: null, openEnded: false },
  { code: 'tvet-certificate-1', years: null, openEnded: false },
  { code: 'tvet-certificate-2', years: null, openEnded: false },
  { code: 'tvet-certificate-3', years: null, openEnded: false },
  { code: 'associate', years: 2, openEnded: false },
  { code: 'bachelor', years: 4, openEnded: false },
  { code: 'engineer', years: 5, openEnded: false },
  { code: 'master', years: 2, openEnded: false },
  { code: 'doctorate', years: 3, openEnded: true },
  { code: 'medicine', years: 8, openEnded: false },
  { code: 'short-course', years: null, openEnded: false },
  { code: 'general-education', years: null, openEnded: false },
] as const;

export type Degree = (typeof degrees)[number];
export type DegreeCode = Degree['code'];

export const degreeCodes: readonly DegreeCode[] = degrees.map((degree) => degree.code);

const byCode: ReadonlyMap<string, Degree> = new Map(degrees.map((degree) => [degree.code, degree]));

export function degreeByCode(code: string): Degree | undefined {
  return byCode.get(code);
}

export function isDegreeCode(value: unknown): value is DegreeCode {
  return typeof value === 'string' && byCode.has(value);
}
