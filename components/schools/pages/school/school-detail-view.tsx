import { useLocale, useTranslations } from 'next-intl';
import { EntryButton } from '@/components/admissions/admission/entry-button';
import { ApplyPanel } from '@/components/schools/school/apply-panel';
import { CheckedLine } from '@/components/schools/school/checked-line';
import { SchoolAdmission } from '@/components/schools/school/school-admission';
import { SchoolCampuses } from '@/components/schools/school/school-campuses';
import { SchoolContact } from '@/components/schools/school/school-contact';
import { SchoolDates } from '@/components/schools/school/school-dates';
import { SchoolExchanges } from '@/components/schools/school/school-exchanges';
import { SchoolFees } from '@/components/schools/school/school-fees';
import { SchoolGallery } from '@/components/schools/school/school-gallery';
import { SchoolHeader } from '@/components/schools/school/school-header';
import { SchoolOverview } from '@/components/schools/school/school-overview';
import { SchoolPrograms } from '@/components/schools/school/school-programs';
import { SchoolQuotes } from '@/components/schools/school/school-quotes';
import { SchoolScholarships } from '@/components/schools/school/school-scholarships';
import { SchoolStructuredData } from '@/components/schools/school/school-structured-data';
import { SectionNav } from '@/components/schools/school/section-nav';
import { SimilarSchools } from '@/components/schools/school/similar-schools';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import type { SchoolDetail, SchoolSummary } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';

interface SchoolDetailViewProps {
  school: SchoolDetail;
  programs: readonly Subject[];
  similar: readonly SchoolSummary[];
  /** Scholarships that can be applied for now. */
  records: readonly Scholarship[];
  /** The page's own absolute address. */
  url: string;
  /** ISO day, in Cambodia. */
  today: string;
}

export function SchoolDetailView({ school, programs, similar, records, url, today }: SchoolDetailViewProps) {
  const t = useTranslations('school');
  const tEntry = useTranslations('entry');
  const locale = useLocale();
  const entry = school.programCount > 0 && (
    <EntryButton of="school" id={school.schoolId} text={tEntry('title')} />
  );
  const parts = [
    {
      id: 'overview',
      body: [
        <SchoolOverview key="overview" school={school} />,
        school.pictures.gallery.length > 0 && <SchoolGallery key="gallery" school={school} />,
      ],
    },
    {
      id: 'programs',
      body: [
        <SchoolPrograms key="programs" programs={programs} today={today} />,
        <SchoolFees key="fees" school={school} programs={programs} />,
      ],
    },
    {
      id: 'scholarships',
      body: [
        <SchoolScholarships key="scholarships" school={school} records={records} today={today} />,
        school.exchangePrograms.length > 0 && <SchoolExchanges key="exchange" school={school} />,
      ],
    },
    {
      id: 'campuses',
      body: [
        school.campuses.length > 0 && <SchoolCampuses key="campuses" campuses={school.campuses} />,
        school.quotes.length > 0 && <SchoolQuotes key="quotes" school={school} />,
      ],
    },
    {
      id: 'admission',
      body: [
        <SchoolAdmission key="admission" school={school} entry={entry} />,
        <SchoolContact key="contact" school={school} />,
      ],
    },
  ] as const;
  const shown = parts.filter(({ body }) => body.some(Boolean));
  return (
    <article>
      <SchoolStructuredData school={school} url={url} />
      <SchoolHeader school={school} url={url} />
      <SectionNav
        label={t('sections')}
        sections={shown.map(({ id }) => ({ id: `part-${id}`, label: t(`part.${id}`) }))}
      />
      <div className="mx-auto grid max-w-page gap-x-10 px-4 pb-5 pt-5 sm:px-6 sm:pb-12 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-6 sm:gap-12">
          {shown.map(({ id, body }) => (
            <div key={id} id={`part-${id}`} className="school-part">
              {body}
            </div>
          ))}
          <CheckedLine school={school} />
          {school.updatedAt && (
            <p className="text-sm text-muted">
              {t('updated', { date: formatDate(school.updatedAt, locale) })}
            </p>
          )}
        </div>
        <div className="hidden lg:block">
          <div className="sticky top-36 grid gap-4">
            <ApplyPanel school={school} shape="card" />
            <SchoolDates school={school} programs={programs} records={records} today={today} />
          </div>
        </div>
      </div>
      {similar.length > 0 && (
        <div className="mx-auto max-w-page px-4 pb-4 sm:px-6 sm:pb-12">
          <SimilarSchools schools={similar} />
        </div>
      )}
      <ApplyPanel school={school} shape="bar" />
    </article>
  );
}
