import { useLocale, useTranslations } from 'next-intl';
import type { Scholarship } from '@/lib/contract/academic/scholarships';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { deadlineText } from './deadline-text';
import { ScholarshipCard } from './scholarship-card';
import { SchoolRecords } from './school-records';
import { SchoolSection } from './school-section';

interface SchoolScholarshipsProps {
  school: SchoolDetail;
  /** Those of the finder; their page says who can apply. */
  records: readonly Scholarship[];
  today: string;
}

export function SchoolScholarships({ school, records, today }: SchoolScholarshipsProps) {
  const t = useTranslations('school');
  const words = useTranslations('scholarship');
  const locale = useLocale();
  return (
    <SchoolSection id="scholarships" title={t('nav.scholarships')}>
      {school.scholarships.length === 0 && records.length === 0 ? (
        <p className="rounded-lg bg-sunken p-5 text-muted">{t('scholarships.none')}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {school.scholarships.map((scholarship) => (
            <li key={scholarship.key}>
              <ScholarshipCard
                title={pickText(scholarship.title, locale)}
                coverPercent={Math.min(100, Math.max(0, scholarship.coveragePercent))}
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
          ))}
        </ul>
      )}
      {records.length > 0 && (
        <SchoolRecords
          title={words('ofSchool')}
          records={records.map(({ scholarshipId, title, deadline }) => ({
            id: scholarshipId,
            title: pickText(title, locale),
            deadline: words('deadline', { date: formatDate(deadline, locale) }),
          }))}
        />
      )}
    </SchoolSection>
  );
}
