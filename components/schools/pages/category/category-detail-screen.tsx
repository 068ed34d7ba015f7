import { getLocale } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { pickName } from '@/lib/i18n/pick';
import { cachedArticlesAbout } from '@/lib/query/articles';
import { cachedCategories, cachedMajorOffer, cachedToday } from '@/lib/query/catalogue';
import { CategoryDetailView } from './category-detail-view';

/** Reads a major, what is taught in it and what is written about it. */
export async function CategoryDetailScreen({ slug }: { slug: string }) {
  const locale = await getLocale();
  const majors = await cachedCategories();
  const major = majors.find(({ categoryId }) => categoryId === slug);
  if (!major) return <Missing />;
  const [offer, articles, madeOn] = await Promise.all([
    cachedMajorOffer(slug, locale),
    cachedArticlesAbout(pickName(major, locale)),
    cachedToday(),
  ]);
  const related = majors.filter(({ categoryId, field }) => field === major.field && categoryId !== slug);
  return (
    <CategoryDetailView major={major} related={related} offer={offer} articles={articles} madeOn={madeOn} />
  );
}
