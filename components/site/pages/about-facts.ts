import { getLocale } from 'next-intl/server';
import type { AboutFacts } from '@/components/site/about/about-facts';
import { provincesOf } from '@/components/schools/school/province-counts';
import { cachedArticles } from '@/lib/query/articles';
import { cachedCategories, cachedCourses, cachedSchoolIndex } from '@/lib/query/catalogue';

/** Counts what the pages about Sala show. */
export async function readAboutFacts(): Promise<AboutFacts> {
  const [schools, courses, categories, articles] = await Promise.all([
    cachedSchoolIndex(),
    cachedCourses(await getLocale()),
    cachedCategories(),
    cachedArticles('articles'),
  ]);
  return {
    schools: schools.length,
    programs: courses.countTotal,
    majors: categories.filter(({ subjectCount }) => subjectCount > 0).length,
    provinces: provincesOf(schools).length,
    articles: articles.countTotal,
  };
}
