import type { ClosingScholarship } from '@/components/home/closing-scholarships';
import { typeOfTopic, withoutRepeats } from '@/components/home/home-topics';
import { textOf } from '@/components/article/article-text';
import { articleTopics } from '@/lib/domain/content/article-topics';
import { pageSizes } from '@/lib/domain/limits';
import type { Locale } from '@/lib/i18n/locales';
import { cachedFirstArticles, cachedTopic } from '@/lib/query/articles';
import { articleHref } from '@/lib/routes/article-places';
import {
  cachedCategories,
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
  const { data } = await cachedFirstArticles('scholarship');
  return data.slice(0, scholarshipsShown).flatMap((article) => {
    const { title, provider } = textOf(article, locale);
    return article.endsAt ? [{ href: articleHref(article), title, provider, endsAt: article.endsAt }] : [];
  });
}

async function readTopics() {
  const found = await Promise.all(
    articleTopics.map(
      async (topic) => [topic, await cachedTopic(topic, typeOfTopic[topic], articlesRead)] as const,
    ),
  );
  return withoutRepeats(new Map(found), articlesShown);
}

/** What the front pages show, read once for both. */
export async function readHome(locale: Locale) {
  const [schools, categories, partners, courses, closing, topics] = await Promise.all([
    cachedSchoolIndex(),
    cachedCategories(),
    cachedPartners(partnersShown),
    cachedLatestCourses(pageSizes.homeSubjects),
    readClosing(locale),
    readTopics(),
  ]);
  return { schools, categories, partners, courses, closing, topics };
}
export type HomeData = Awaited<ReturnType<typeof readHome>>;
