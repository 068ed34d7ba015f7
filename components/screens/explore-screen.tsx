import { getLocale, getTranslations } from 'next-intl/server';
import { Catalogue } from '@/components/catalogue/catalogue';
import { CatalogueGrid } from '@/components/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/catalogue/catalogue-header';
import { Empty } from '@/components/feedback/empty';
import { FavoriteHeart } from '@/components/school/favorite-heart';
import { SchoolCard } from '@/components/school/school-card';
import { cachedFirstSchools } from '@/lib/query/catalogue';

/** All schools, with filters. */
export async function ExploreScreen() {
  const t = await getTranslations('explore');
  const { hits, total } = await cachedFirstSchools(await getLocale());
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <Catalogue kind="schools" total={total.value}>
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
      </Catalogue>
    </>
  );
}
