import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { plainDate } from '@/lib/domain/dates/dates';
import type { ReportCard } from '@/backend/core/papers/paper';
import { nameIn, periodIn, pickOr, resultTable, standingRows } from '@/backend/core/papers/paper-facts-rows';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

/** What a report card shows on its one page, as Cambodian schools write it. */
export function reportCardOf(facts: PaperFacts, locale: PaperLocale, issuedAt: Date): ReportCard | undefined {
  const { school: t } = paperWords[locale];
  const table = resultTable(facts, locale);
  if (!table || !facts.period) return undefined;
  const { student, unit, period, remark, remarkBy, signatory } = facts;
  const otherName = locale === 'km' ? student.name : student.nameNative;
  return {
    period: periodIn(period, locale),
    identity: [
      [t.name, `${nameIn(student, locale)} (${otherName})`],
      [t.studentCode, student.studentCode],
      [t.dob, plainDate(student.dob, locale)],
      [t.unit, unit ? nameIn(unit, locale) : '–'],
    ],
    table,
    standing: standingRows(facts, locale),
    remark: [t.remark, pickOr(remark, locale, '')],
    signatures: [
      { title: t.signGuardian, name: '' },
      { title: t.signTeacher, name: remarkBy ? nameIn(remarkBy, locale) : '' },
      {
        title: pickOr(signatory, locale, t.signSchool),
        name: '',
        stamp: t.stamp,
        date: fill(t.signedOn, { date: plainDate(issuedAt, locale) }),
      },
    ],
  };
}
