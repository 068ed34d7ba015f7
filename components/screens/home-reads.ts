import { pageSizes } from '@/lib/domain/limits';
import {
  cachedCategories,
  cachedLatestCourses,
  cachedPartners,
  cachedSchoolIndex,
} from '@/lib/query/catalogue';

const partnersShown = 6;

/** What the front pages show, read once for both. */
export async function readHome() {
  const [schools, categories, partners, courses] = await Promise.all([
    cachedSchoolIndex(),
    cachedCategories(),
    cachedPartners(partnersShown),
    cachedLatestCourses(pageSizes.homeSubjects),
  ]);
  return { schools, categories, partners, courses };
}
export type HomeData = Awaited<ReturnType<typeof readHome>>;
