import { Missing } from '@/components/feedback/missing';
import { JobDetailView } from '@/components/careers/job/job-detail-view';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedSimilarVacancies, cachedVacancy } from '@/lib/query/vacancies';

/** One job or internship. */
export async function InternshipJobOpportunitiesDetailScreen({ slug }: { slug: string }) {
  const vacancy = await cachedVacancy(slug);
  if (!vacancy) return <Missing missing="job" />;
  const [similar, today] = await Promise.all([
    cachedSimilarVacancies(vacancy.field, vacancy.vacancyId),
    cachedToday(),
  ]);
  return <JobDetailView vacancy={vacancy} similar={similar} today={today} />;
}
