import { CompareCourse } from '@/components/schools/compare/compare-course';
import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { FeeCounts } from '@/components/kits/catalogue/fee-counts';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { CompareHost } from '@/components/schools/compare/compare-host';
import { CourseCatalogue } from '@/components/schools/course/course-catalogue';
import { CourseCard } from '@/components/schools/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { ShownFor } from '@/components/kits/catalogue/shown-for';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { chosenNames } from '@/components/schools/school/chosen-names';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { rielPerUsd } from '@/lib/env/riel-rate';
import { cachedCourseFeeCounts, cachedCourses, cachedToday } from '@/lib/query/catalogue';

/** @param query what the address asks for, as its rules write it */
export async function CourseScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('course');
  const words = await getTranslations('catalogue');
  const locale = await getLocale();
  const [{ data, countTotal, shownFor, untaught }, today, feeCounts, names] = await Promise.all([
    cachedCourses(locale, query),
    cachedToday(),
    cachedCourseFeeCounts(),
    chosenNames(query),
  ]);
  if (countTotal === 0 && query === '')
    return (
      <>
        <CatalogueHeader title={t('title')} intro={t('intro')} />
        <Empty title={t('none.title')}>{t('none.body')}</Empty>
      </>
    );
  return (
    <>
      <div className="beside-comparison">
        <CatalogueHeader title={t('title')} intro={t('intro')} />
      </div>
      <CompareHost kind="courses" rielPerUsd={rielPerUsd()} />
      <div className="beside-comparison">
        <FeeCounts counts={feeCounts}>
          <CourseCatalogue
            query={query}
            names={names}
            total={countTotal}
            search={<SuggestBox label={t('search')} list="/course" className="max-w-2xl" />}
          >
            {data.length === 0 && (
              <NothingFound total={countTotal} none={words('empty.title.courses')} untaught={untaught} />
            )}
            <ShownFor keyword={new URLSearchParams(query).get('keyword') ?? undefined} shownFor={shownFor} />
            {data.length > 0 && (
              <CatalogueGrid>
                {data.map((course) => (
                  <li key={course.enrollableSubjectId}>
                    <CourseCard
                      course={course}
                      heading="h2"
                      madeOn={today}
                      compare={<CompareCourse course={course} />}
                    />
                  </li>
                ))}
              </CatalogueGrid>
            )}
          </CourseCatalogue>
        </FeeCounts>
      </div>
    </>
  );
}
