import { pageSizes } from '@/lib/domain/limits';
import {
  cachedCategories,
  cachedLatestCourses,
  cachedPartners,
  cachedSchoolIndex,
} from '@/lib/query/catalogue';
import { HomeView } from './home-view';

const partnersShown = 6;

export async function HomeScreen() {
  const [schools, categories, partners, courses] = await Promise.all([
    cachedSchoolIndex(),
    cachedCategories(),
    cachedPartners(partnersShown),
    cachedLatestCourses(pageSizes.homeSubjects),
  ]);
  return <HomeView schools={schools} categories={categories} partners={partners} courses={courses} />;
}
