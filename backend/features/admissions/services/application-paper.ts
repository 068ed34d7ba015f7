import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { PrintedKind } from '@/lib/contract/admissions/printed-papers';
import { plainDate } from '@/lib/domain/dates/dates';
import { applicationSections } from './application-rows';
import type { Paper, PaperSection } from '@/backend/core/papers/paper';
import { type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

const pick = ({ name, nameNative }: { name: string; nameNative: string }, locale: PaperLocale) =>
  locale === 'km' ? nameNative : name;

/** An application in full, or the receipt for it. */
export function applicationPaper(
  application: ApplicantDetail,
  { kind, locale, now }: { kind: PrintedKind; locale: PaperLocale; now: Date },
): Paper {
  const { papers, noProgram } = paperWords[locale];
  const { school, enrollToSubject: subject, referenceCode, createdAt, step } = application;
  const { applicantName, applicantNameKm, requiredDocuments } = application;
  const name = locale === 'km' ? applicantNameKm || applicantName : applicantName;
  const head: PaperSection = {
    title: papers.about,
    rows: [
      [papers.name, name],
      [papers.school, pick(school, locale)],
      [papers.program, subject ? pick(subject, locale) : noProgram],
      [papers.reference, referenceCode],
      [papers.sent, plainDate(createdAt, locale)],
      [papers.status, pick(step, locale)],
    ],
  };
  const documents: PaperSection[] =
    requiredDocuments.length > 0
      ? [
          {
            title: papers.documents,
            rows: requiredDocuments.map((label, index) => [String(index + 1), label[locale]] as const),
          },
        ]
      : [];
  return {
    locale,
    title: papers[kind],
    subtitle: pick(school, locale),
    sections:
      kind === 'receipt'
        ? [head, ...documents]
        : [head, ...applicationSections(application, locale), ...documents],
    note: papers.note.replace('{date}', plainDate(now, locale)),
    reference: referenceCode,
  };
}
