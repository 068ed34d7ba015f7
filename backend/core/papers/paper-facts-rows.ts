import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { plainDate, plainMonth } from '@/lib/domain/dates/dates';
import { onReportScale } from '@/lib/domain/school-day/report-cards';
import type { RowSection, TableSection } from './paper';
import { fill, type PaperLocale, paperWords } from './paper-words';

type Row = RowSection['rows'][number];

export const nameIn = (named: { name: string; nameNative: string }, locale: PaperLocale): string =>
  (locale === 'km' && named.nameNative) || named.name;

/** A text in the language, else in the other one, else what stands for it. */
export const pickOr = (
  text: { en: string; km: string } | null | undefined,
  locale: PaperLocale,
  otherwise: string,
): string => text?.[locale] || text?.[locale === 'km' ? 'en' : 'km'] || otherwise;

const shown = (value: number | null): string => (value === null ? '–' : String(value));

/** A percent as the school writes scores; papers of before schools chose a scale are in percent. */
const scored = ({ scale }: PaperFacts, percent: number | null): string =>
  shown(percent === null ? null : onReportScale(percent, scale ?? 100));

/** The sum of the scores by their coefficients, and the highest that it could be. */
const totalOf = ({ lines, scale = 100 }: PaperFacts): string | null => {
  const counted = lines.flatMap(({ percent, credits }) =>
    percent === null ? [] : [{ score: onReportScale(percent, scale), weight: credits > 0 ? credits : 1 }],
  );
  if (counted.length === 0) return null;
  const sum = counted.reduce((all, { score, weight }) => all + score * weight, 0);
  const most = counted.reduce((all, { weight }) => all + scale * weight, 0);
  return `${Math.round(sum * 100) / 100} / ${most}`;
};

export function periodIn(period: NonNullable<PaperFacts['period']>, locale: PaperLocale): string {
  const { school: t } = paperWords[locale];
  const { academicYear: year, term, month } = period;
  if (month === null) return fill(t.semester, { term, year });
  return fill(t.month, { month: plainMonth(`${month}-15`, locale), term, year });
}

/** Who the paper is about. Whoever only has its address, which papers show, reads the year of birth. */
export function identityRows(facts: PaperFacts, locale: PaperLocale, isPublic = false): Row[] {
  const { school: t } = paperWords[locale];
  const { student, status, unit, program, period } = facts;
  const otherName = locale === 'km' ? student.name : student.nameNative;
  return [
    [t.name, `${nameIn(student, locale)} (${otherName})`],
    [t.studentCode, student.studentCode],
    [t.dob, isPublic ? student.dob.slice(0, 4) : plainDate(student.dob, locale)],
    [t.school, nameIn(facts.school, locale)],
    ...(unit ? [[t.unit, nameIn(unit, locale)] as const] : []),
    ...(program ? [[t.program, nameIn(program, locale)] as const] : []),
    [t.enrolledOn, plainDate(student.enrolledOn, locale)],
    [t.status, t.enrollment[status]],
    ...(period ? [[t.period, periodIn(period, locale)] as const] : []),
  ];
}

/** The results by course with the average; null where the paper has none. */
export function resultTable(facts: PaperFacts, locale: PaperLocale): TableSection | null {
  const { lines, sums, period, scale = 100 } = facts;
  const { school: t } = paperWords[locale];
  const finishes = sums?.credits != null;
  const withLetter = (cells: readonly string[], letter: string) => (finishes ? [...cells, letter] : cells);
  if (!sums || lines.length === 0) return null;
  const termOf = (line: PaperFacts['lines'][number]) =>
    period ? '' : ` (${fill(t.semester, { term: line.term, year: line.academicYear })})`;
  const missedIn = ({ missed = 0 }: PaperFacts['lines'][number]) =>
    missed === 0 ? '' : ` – ${fill(missed === 1 ? t.missedTest : t.missedTests, { count: missed })}`;
  return {
    title: t.results,
    columns: withLetter(
      scale === 100 ? [t.course, t.credits, t.result] : [t.course, t.coefficient, fill(t.scoreOf, { scale })],
      t.letter,
    ),
    lines: lines.map((line) =>
      withLetter(
        [
          `${line.code} ${nameIn(line, locale)}${termOf(line)}${missedIn(line)}`,
          String(line.credits),
          // Papers of before courses had a state say their percent.
          line.state === undefined || line.state === 'final'
            ? scored(facts, line.percent)
            : t.states[line.state],
        ],
        line.letter ?? '–',
      ),
    ),
    total: withLetter(
      [
        finishes ? (scale === 100 ? t.average : t.averageOnly) : t.averageOfMonth,
        finishes && scale === 100 ? String(sums.credits) : '',
        scored(facts, sums.average),
      ],
      sums.letter ?? '–',
    ),
  };
}

/** Rank and absences; empty where the paper says neither. */
export function standingRows(facts: PaperFacts, locale: PaperLocale): Row[] {
  const { school: t } = paperWords[locale];
  const { sums } = facts;
  if (!sums) return [];
  const times = (term: string, value: number | null): Row[] =>
    value === null ? [] : [[term, fill(t.times, { count: value })]];
  const { rank, of, gradePoints, mention } = sums;
  const total = facts.scale === undefined || facts.scale === 100 ? null : totalOf(facts);
  return [
    ...(total === null ? [] : [[t.total, total] as const]),
    ...(facts.examsLeftOut ? [[t.examsLeftOut, String(facts.examsLeftOut)] as const] : []),
    ...(gradePoints == null ? [] : [[t.gradePoints, String(gradePoints)] as const]),
    ...(rank === null || of === null ? [] : [[t.rank, fill(t.rankOf, { rank, of })] as const]),
    ...(mention == null ? [] : [[t.mention, t.mentions[mention]] as const]),
    ...times(t.absent, sums.absent),
    ...times(t.excused, sums.excused),
    ...times(t.late, sums.late),
  ];
}
