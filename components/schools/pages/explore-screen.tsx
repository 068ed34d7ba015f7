import { CompareSchool } from '@/components/schools/compare/compare-school';
import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { FeeCounts } from '@/components/kits/catalogue/fee-counts';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { CompareHost } from '@/components/schools/compare/compare-host';
import { Empty } from '@/components/feedback/empty';
import { ShownFor } from '@/components/kits/catalogue/shown-for';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { chosenNames } from '@/components/schools/school/chosen-names';
import { FavoriteHeart } from '@/components/schools/school/favorite-heart';
import { SchoolCatalogue } from '@/components/schools/school/school-catalogue';
import { provincesOf } from '@/components/schools/school/province-counts';
import { ProvinceDisclosure } from '@/components/schools/school/province-disclosure';
import { SchoolCard } from '@/components/schools/school/school-card';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { campusesInList } from '@/lib/illustrations/campus';
import { countByBand } from '@/lib/domain/money/fee-bands';
import { rielPerUsd } from '@/lib/env/riel-rate';
import { cachedSchoolIndex, cachedSchools } from '@/lib/query/catalogue';

/** @param query what the address asks for, as its rules write it */
export async function ExploreScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('explore');
  const words = await getTranslations('catalogue');
  const locale = await getLocale();
  const [{ hits, total, shownFor, untaught }, schools, names] = await Promise.all([
    cachedSchools(locale, query),
    cachedSchoolIndex(),
    chosenNames(query),
  ]);
  if (schools.length === 0)
    return (
      <>
        <CatalogueHeader title={t('title')} intro={t('intro')} />
        <Empty title={t('none.title')}>{t('none.body')}</Empty>
      </>
    );
  const campuses = campusesInList(hits);
  return (
    <>
      <div className="beside-comparison">
        <CatalogueHeader title={t('title')} intro={t('intro')} />
        <ProvinceDisclosure label={t('map')} provinces={provincesOf(schools)} />
      </div>
      <CompareHost kind="schools" rielPerUsd={rielPerUsd()} />
      <div className="beside-comparison">
        <FeeCounts counts={countByBand(schools)}>
          <SchoolCatalogue
            query={query}
            names={names}
            total={total.value}
            search={<SuggestBox label={t('search')} list="/explore" className="max-w-2xl" />}
          >
            {hits.length === 0 && (
              <NothingFound total={total.value} none={words('empty.title.schools')} untaught={untaught} />
            )}
            <ShownFor keyword={new URLSearchParams(query).get('keyword') ?? undefined} shownFor={shownFor} />
            {hits.length > 0 && (
              <CatalogueGrid>
                {hits.map((school, index) => (
                  <li key={school.schoolId}>
                    <SchoolCard
                      school={school}
                      heading="h2"
                      campus={campuses[index]}
                      compare={<CompareSchool school={school} />}
                      eager={index === 0}
                      action={<FavoriteHeart school={school} />}
                    />
                  </li>
                ))}
              </CatalogueGrid>
            )}
          </SchoolCatalogue>
        </FeeCounts>
      </div>
    </>
  );
}
