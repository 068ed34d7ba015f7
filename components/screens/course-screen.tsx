import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/catalogue/catalogue-header';
import { CourseCatalogue } from '@/components/course/course-catalogue';
import { CourseCard } from '@/components/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { SuggestBox } from '@/components/school-search/suggest-box';
import { cachedFirstCourses, cachedToday } from '@/lib/query/catalogue';

export async function CourseScreen() {
  const t = await getTranslations('course');
  const locale = await getLocale();
  const [{ data, countTotal }, today] = await Promise.all([cachedFirstCourses(locale), cachedToday()]);
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
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
                <CourseCard course={course} heading="h2" madeOn={today} />
              </li>
            ))}
          </CatalogueGrid>
        )}
      </CourseCatalogue>
    </>
  );
}
