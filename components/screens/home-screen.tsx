import { pageSizes } from '@/lib/domain/limits';
import {
  cachedCategories,
  cachedLatestCourses,
  cachedPartners,
  cachedSchoolIndex,
} from '@/lib/query/catalogue';
import { HomeView } from './home-view';

const partnersShown = 6;

/** Reads the data of the front page. */
export async function HomeScreen() {
  const [schools, categories, partners, courses] = await Promise.all([
    cachedSchoolIndex(),
    cachedCategories(),
    cachedPartners(partnersShown),
    cachedLatestCourses(pageSizes.homeSubjects),
  ]);
  return <HomeView schools={schools} categories={categories} partners={partners} courses={courses} />;
}
