import { RecordsPage } from '@/components/articles/records-page';
import { JobCard } from '@/components/careers/job/job-card';
import { cachedArticles } from '@/lib/query/articles';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedNewestVacancies } from '@/lib/query/events';
import { pageSizes } from '@/lib/domain/limits/lists';

/** The newest vacancies, of some words where the address names them, then what was written about jobs. */
export async function JobScreen({ query = '' }: { query?: string }) {
  const keyword = new URLSearchParams(query).get('keyword') ?? '';
  const [vacancies, today, { data: articles }] = await Promise.all([
    cachedNewestVacancies(pageSizes.jobs, keyword),
    cachedToday(),
    cachedArticles('job', query),
  ]);
  return (
    <RecordsPage
      place="job"
      keyword={keyword}
      articles={articles}
      records={vacancies.map((vacancy) => (
        <li key={vacancy.vacancyId}>
          <JobCard vacancy={vacancy} heading="h3" today={today} />
        </li>
      ))}
    />
  );
}
