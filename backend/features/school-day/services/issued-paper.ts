import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { plainDate } from '@/lib/domain/dates/dates';
import type { IssuedKind } from '@/lib/domain/school-day/issued-papers';
import type { Paper, ReportCard } from '@/backend/core/papers/paper';
import {
  identityRows,
  nameIn,
  pickOr,
  resultTable,
  standingRows,
  periodIn,
} from '@/backend/core/papers/paper-facts-rows';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

/** What a report card shows on its one page, as Cambodian schools write it. */
function reportCardOf(facts: PaperFacts, locale: PaperLocale, issuedAt: Date): ReportCard | undefined {
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

interface Issued {
  kind: IssuedKind;
  language: PaperLocale;
  facts: PaperFacts;
  serial: string;
  issuedAt: Date;
  /** Where the paper is proven. */
  address: string;
}

/** A certificate, a transcript or a report card as it was issued. Report cards are A5, as schools hand them out. */
export function issuedPaper({ kind, language: locale, facts, serial, issuedAt, address }: Issued): Paper {
  const { school: t } = paperWords[locale];
  const school = nameIn(facts.school, locale);
  const date = plainDate(issuedAt, locale);
  const table = resultTable(facts, locale);
  const standing = standingRows(facts, locale);
  return {
    locale,
    ...(kind === 'report-card' && { size: 'A5' as const, card: reportCardOf(facts, locale, issuedAt) }),
    title: t.kind[kind],
    subtitle: school,
    ...(kind === 'enrollment-certificate' && {
      notice: fill(t.certified, { school, name: nameIn(facts.student, locale) }),
    }),
    sections: [
      {
        title: t.student,
        rows: [...identityRows(facts, locale), [t.serial, serial] as const, [t.issuedOn, date] as const],
      },
      ...(table ? [table] : []),
      ...(standing.length > 0 ? [{ title: t.summary, rows: standing }] : []),
    ],
    ...(facts.signatory !== undefined && {
      signature: {
        title: pickOr(facts.signatory, locale, t.signSchool),
        stamp: t.stamp,
        date: fill(t.signedOn, { date }),
      },
    }),
    proof: { address, text: t.proof },
    note: fill(t.note, { school, date }),
    reference: serial,
  };
}
