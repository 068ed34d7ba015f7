import { articleFold } from '@/backend/services/news/article-views';
import type { Db } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import { addDays, addMinutes, startOfDay } from './demo/demo-dates';
import { paragraphs } from './demo/demo-text';
import { offerArticles } from './demo/news/articles-offers';
import { studyArticles } from './demo/news/articles-study';
import type { DemoArticle } from './demo/news/demo-article';
import { stableId } from './stable-id';

const minutesPerHour = 60;
const lastMinuteOfDay = 24 * minutesPerHour - 1;
const cambodiaAheadMinutes = 7 * minutesPerHour;

const timesOf = (article: DemoArticle, today: Date) => {
  const startsAt =
    article.startsInDays === undefined
      ? null
      : addMinutes(addDays(today, article.startsInDays), (article.startHourUtc ?? 0) * minutesPerHour);
  if (startsAt && article.lengthHours) {
    return { startsAt, endsAt: addMinutes(startsAt, article.lengthHours * minutesPerHour) };
  }
  const lastDay = article.endsInDays === undefined ? null : addDays(today, article.endsInDays);
  return { startsAt, endsAt: lastDay && addMinutes(lastDay, lastMinuteOfDay - cambodiaAheadMinutes) };
};

/** Lays down articles of all seven types for the organization that runs the site. */
export async function insertNews(db: Db, today: Date, organizationId: string): Promise<void> {
  const day = startOfDay(today);
  const rows = [...studyArticles, ...offerArticles].map((article) => {
    const body = paragraphs(article.body);
    const publishedAt = addDays(day, -article.publishedDaysAgo);
    const texts = {
      titleEn: article.title.en,
      titleKh: article.title.km,
      descriptionEn: article.description.en,
      descriptionKh: article.description.km,
    };
    return {
      id: stableId(`article:${article.key}`),
      organizationId,
      slug: article.key,
      type: article.type,
      status: article.status ?? ('active' as const),
      ...texts,
      ...timesOf(article, day),
      bodyEn: body.en,
      bodyKh: body.km,
      publishedAt,
      placeEn: article.place?.en ?? '',
      placeKh: article.place?.km ?? '',
      providerEn: article.provider?.en ?? '',
      providerKh: article.provider?.km ?? '',
      isDemo: true,
      searchFold: articleFold(texts),
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
  await db.insert(articles).values(rows).onConflictDoNothing();
}
