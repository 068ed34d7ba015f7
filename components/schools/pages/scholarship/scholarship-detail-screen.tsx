import { getLocale } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { moved } from '@/components/feedback/moved';
import { cachedArticle } from '@/lib/query/articles';
import { cachedSchool, cachedToday } from '@/lib/query/catalogue';
import { cachedScholarship, cachedScholarships, cachedSchoolScholarships } from '@/lib/query/scholarships';
import { articleHref } from '@/lib/routes/article-places';
import { ScholarshipDetailView } from './scholarship-detail-view';

const othersShown = 3;

/** A scholarship with who offers it; the former address of an article about scholarships redirects (308). */
export async function ScholarshipDetailScreen({ slug }: { slug: string }) {
  const scholarship = await cachedScholarship(slug);
  if (!scholarship) {
    const article = await cachedArticle('articles', slug);
    if (article?.type === 'scholarship') moved(articleHref(article), await getLocale());
    return <Missing />;
  }
  const [school, found, madeOn] = await Promise.all([
    scholarship.school && cachedSchool(scholarship.school.slug),
    scholarship.school ? cachedSchoolScholarships(scholarship.school.schoolId) : cachedScholarships(),
    cachedToday(),
  ]);
  const others = found.filter(({ scholarshipId }) => scholarshipId !== scholarship.scholarshipId);
  return (
    <ScholarshipDetailView
      scholarship={scholarship}
      school={school}
      others={others.slice(0, othersShown)}
      madeOn={madeOn}
    />
  );
}
