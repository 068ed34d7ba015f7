import { getLocale } from 'next-intl/server';
import { ArticleDetail } from '@/components/articles/article-detail';
import { moved } from '@/components/feedback/moved';
import { cachedVacancy } from '@/lib/query/vacancies';
import { href } from '@/lib/routes/href';

/** A vacancy has one page, to which its slug leads from here (308); an article about jobs stands here. */
export async function JobDetailScreen({ slug }: { slug: string }) {
  const vacancy = await cachedVacancy(slug);
  if (vacancy)
    moved(
      href('/career-center/internship-job-opportunities/[slug]', { slug: vacancy.slug }),
      await getLocale(),
    );
  return <ArticleDetail place="job" slug={slug} />;
}
