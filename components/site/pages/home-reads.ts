import type { ClosingScholarship } from '@/components/site/home/closing-scholarships';
import { homeTopics, withoutRepeats } from '@/components/site/home/home-topics';
import type { Locale } from '@/lib/i18n/locales';
import { cachedTopic } from '@/lib/query/articles';
import { pickText } from '@/lib/i18n/pick';
import { cachedScholarshipsClosingSoon } from '@/lib/query/scholarships';
import { scholarshipHref } from '@/lib/routes/scholarship-href';
import {
  cachedCategories,
  cachedCourses,
  cachedLatestCourses,
  cachedPartners,
  cachedSchoolIndex,
} from '@/lib/query/catalogue';

const partnersShown = 6;
const scholarshipsShown = 4;
/** Of a topic: more than are shown, because some stand under another topic. */
const articlesRead = 12;
const articlesShown = 2;

/** The scholarships that close next. */
async function readClosing(locale: Locale): Promise<ClosingScholarship[]> {
  const scholarships = await cachedScholarshipsClosingSoon(scholarshipsShown);
  return scholarships.map(({ scholarshipId, title, giver, deadline }) => ({
    href: scholarshipHref({ scholarshipId }),
    title: pickText(title, locale),
    provider: pickText(giver, locale),
    endsAt: deadline,
  }));
}

async function readTopics() {
  const found = await Promise.all(
    homeTopics.map(async ({ topic, type }) => [topic, await cachedTopic(topic, type, articlesRead)] as const),
  );
  return withoutRepeats(new Map(found), articlesShown);
}

/** What the front pages show, read once for both. */
export async function readHome(locale: Locale) {
  const [schools, categories, partners, courses, { countTotal: programs }, closing, topics] =
    await Promise.all([
      cachedSchoolIndex(),
      cachedCategories(),
      cachedPartners(partnersShown),
      cachedLatestCourses(),
      cachedCourses(locale),
      readClosing(locale),
      readTopics(),
    ]);
  return { schools, categories, partners, courses, programs, closing, topics };
}
export type HomeData = Awaited<ReturnType<typeof readHome>>;
