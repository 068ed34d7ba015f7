import { useLocale, useTranslations } from 'next-intl';
import { ScholarshipRecordCard } from '@/components/schools/scholarship/scholarship-record-card';
import { useScholarshipItem } from '@/components/schools/scholarship/use-scholarship-item';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { withoutRecords } from '@/lib/domain/schools/scholarship-state';
import { pickText } from '@/lib/i18n/pick';
import { deadlineText } from './deadline-text';
import { ScholarshipCard } from './scholarship-card';
import { SchoolSection } from './school-section';

interface SchoolScholarshipsProps {
  school: SchoolDetail;
  /** Those that have a page of their own. */
  records: readonly Scholarship[];
  today: string;
}

/** One list: those with a page of their own, then what the school says in its own words. */
export function SchoolScholarships({ school, records, today }: SchoolScholarshipsProps) {
  const t = useTranslations('school');
  const locale = useLocale();
  const itemOf = useScholarshipItem();
  const ownWords = withoutRecords(school.scholarships, records);
  const cards = ownWords.map((scholarship) => (
    <li key={scholarship.key}>
      <ScholarshipCard
        title={pickText(scholarship.title, locale)}
        coverage={
          pickText(scholarship.coverage, locale) ||
          t('scholarships.covers', { percent: scholarship.coveragePercent })
        }
        description={pickText(scholarship.description, locale)}
        forWhom={t('scholarships.for')}
        eligibility={pickText(scholarship.eligibility, locale)}
        seats={t('scholarships.seats', { count: scholarship.seats })}
        deadline={deadlineText(t, scholarship.deadline, today, locale)}
      />
    </li>
  ));
  return (
    <SchoolSection id="scholarships" title={t('nav.scholarships')}>
      {ownWords.length === 0 && records.length === 0 ? (
        <p className="rounded-lg bg-sunken p-5 text-muted">{t('scholarships.none')}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {records.map((record) => (
            <li key={record.scholarshipId}>
              <ScholarshipRecordCard item={itemOf(record)} withGiver={false} />
            </li>
          ))}
          {records.length === 0 && cards}
        </ul>
      )}
      {records.length > 0 && ownWords.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-text">
            {t('scholarships.ownWords', { count: ownWords.length })}
          </summary>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-4">{cards}</ul>
        </details>
      )}
    </SchoolSection>
  );
}
