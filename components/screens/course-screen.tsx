import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { FeeCounts } from '@/components/kits/catalogue/fee-counts';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { CompareHost } from '@/components/schools/compare/compare-host';
import { CourseCatalogue } from '@/components/schools/course/course-catalogue';
import { CourseCard } from '@/components/schools/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { rielPerUsd } from '@/lib/env/riel-rate';
import { cachedCourseFeeCounts, cachedFirstCourses, cachedToday } from '@/lib/query/catalogue';

export async function CourseScreen() {
  const t = await getTranslations('course');
  const locale = await getLocale();
  const [{ data, countTotal }, today, feeCounts] = await Promise.all([
    cachedFirstCourses(locale),
    cachedToday(),
    cachedCourseFeeCounts(),
  ]);
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <CompareHost kind="courses" rielPerUsd={rielPerUsd()} />
      <FeeCounts counts={feeCounts}>
        <CourseCatalogue
          total={countTotal}
          search={<SuggestBox label={t('search')} list="/course" className="max-w-2xl" />}
        >
          {data.length === 0 ? (
            <Empty title={t('none.title')}>{t('none.body')}</Empty>
          ) : (
            <CatalogueGrid>
              {data.map((course) => (
                <li key={course.enrollableSubjectId}>
                  <CourseCard course={course} heading="h2" madeOn={today} canCompare />
                </li>
              ))}
            </CatalogueGrid>
          )}
        </CourseCatalogue>
      </FeeCounts>
    </>
  );
}
