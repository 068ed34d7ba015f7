import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/content/article/article-list';
import { ScholarshipRecords } from '@/components/schools/scholarship/scholarship-records';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedScholarships } from '@/lib/query/scholarships';

/** Scholarships with their rules, then the articles about them. */
export async function ScholarshipScreen({ query }: { query?: string }) {
  const [t, scholarships, madeOn] = await Promise.all([
    getTranslations('scholarship'),
    cachedScholarships(),
    cachedToday(),
  ]);
  if (scholarships.length === 0) return <ArticleList place="scholarship" query={query} />;
  const content = <ScholarshipRecords scholarships={scholarships} madeOn={madeOn} />;
  return <ArticleList place="scholarship" query={query} above={{ content, heading: t('articles') }} />;
}
