import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/content/article/article-list';
import { CardSection } from '@/components/kits/detail/card-section';
import { JobCard } from '@/components/recruitment/job/job-card';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedNewestVacancies } from '@/lib/query/events';
import { href } from '@/lib/routes/href';

const vacanciesMax = 3;

/** The newest vacancies, then what was written about jobs. */
export async function JobScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('article.records');
  const [vacancies, today] = await Promise.all([cachedNewestVacancies(vacanciesMax), cachedToday()]);
  const content = (
    <CardSection
      id="open-jobs"
      title={t('job')}
      more={{ label: t('allJobs'), href: href('/career-center/internship-job-opportunities') }}
    >
      {vacancies.map((vacancy) => (
        <li key={vacancy.vacancyId}>
          <JobCard vacancy={vacancy} heading="h3" today={today} />
        </li>
      ))}
    </CardSection>
  );
  return (
    <ArticleList
      place="job"
      query={query}
      {...(query === '' && vacancies.length > 0 && { above: { content, heading: t('texts') } })}
    />
  );
}
