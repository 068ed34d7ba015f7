import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/catalogue/catalogue-header';
import { CourseCatalogue } from '@/components/course/course-catalogue';
import { CourseCard } from '@/components/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { SearchBox } from '@/components/ui/search-box';
import { localizePath } from '@/lib/i18n/locales';
import { cachedFirstCourses } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

/** All courses and programmes, with filters. */
export async function CourseScreen() {
  const t = await getTranslations('course');
  const locale = await getLocale();
  const { data, countTotal } = await cachedFirstCourses(locale);
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('intro')} />
      <CourseCatalogue
        total={countTotal}
        search={
          <SearchBox
            label={t('search')}
            action={localizePath(href('/course'), locale)}
            className="max-w-2xl"
          />
        }
      >
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
      </CourseCatalogue>
    </>
  );
}
