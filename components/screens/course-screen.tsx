import { getLocale, getTranslations } from 'next-intl/server';
import { Catalogue } from '@/components/catalogue/catalogue';
import { CatalogueGrid } from '@/components/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/catalogue/catalogue-header';
import { CourseCard } from '@/components/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { cachedFirstCourses } from '@/lib/query/catalogue';

/** All courses and programmes, with filters. */
export async function CourseScreen() {
  const t = await getTranslations('course');
  const { data, countTotal } = await cachedFirstCourses(await getLocale());
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <Catalogue kind="courses" total={countTotal}>
        {data.length === 0 ? (
          <Empty title={t('none.title')}>{t('none.body')}</Empty>
        ) : (
          <CatalogueGrid>
            {data.map((course) => (
              <li key={course.enrollableSubjectId}>
                <CourseCard course={course} heading="h2" />
              </li>
            ))}
          </CatalogueGrid>
        )}
      </Catalogue>
    </>
  );
}
