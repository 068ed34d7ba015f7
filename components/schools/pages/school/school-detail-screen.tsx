import { getLocale } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { alternatesOf } from '@/lib/i18n/metadata';
import { cachedPrograms, cachedSchool, cachedSimilarSchools, cachedToday } from '@/lib/query/catalogue';
import { cachedSchoolScholarships } from '@/lib/query/scholarships';
import { href } from '@/lib/routes/href';
import { SchoolDetailView } from './school-detail-view';

/** A school by its slug or id; 404 when there is none. */
export async function SchoolDetailScreen({ slug }: { slug: string }) {
  const school = await cachedSchool(slug);
  if (!school) return <Missing />;
  const [programs, similar, records, today, locale] = await Promise.all([
    cachedPrograms(school.schoolId),
    cachedSimilarSchools(school.slug),
    cachedSchoolScholarships(school.schoolId),
    cachedToday(),
    getLocale(),
  ]);
  const url = alternatesOf(href('/school/[slug]', { slug: school.slug }), locale).canonical;
  return (
    <SchoolDetailView
      school={school}
      programs={programs}
      similar={similar}
      records={records}
      url={url}
      today={today}
    />
  );
}
