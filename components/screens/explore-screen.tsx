import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/catalogue/catalogue-header';
import { Empty } from '@/components/feedback/empty';
import { FavoriteHeart } from '@/components/school/favorite-heart';
import { SchoolCatalogue } from '@/components/school/school-catalogue';
import { SchoolCard } from '@/components/school/school-card';
import { SuggestBox } from '@/components/school-search/suggest-box';
import { cachedFirstSchools } from '@/lib/query/catalogue';

/** All schools, with filters. */
export async function ExploreScreen() {
  const t = await getTranslations('explore');
  const locale = await getLocale();
  const { hits, total } = await cachedFirstSchools(locale);
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <SchoolCatalogue
        total={total.value}
        search={<SuggestBox label={t('search')} list="/explore" className="max-w-2xl" />}
      >
        {hits.length === 0 ? (
          <Empty title={t('none.title')}>{t('none.body')}</Empty>
        ) : (
          <CatalogueGrid>
            {hits.map((school) => (
              <li key={school.schoolId}>
                <SchoolCard school={school} heading="h2" action={<FavoriteHeart school={school} />} />
              </li>
            ))}
          </CatalogueGrid>
        )}
      </SchoolCatalogue>
    </>
  );
}
