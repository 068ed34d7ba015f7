import { eq } from 'drizzle-orm';
import { derivedColumns } from '@/backend/features/articles/services/article-views';
import { placeOfType } from '@/lib/domain/articles/article-places';
import type { WriteDb } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import { addDays, addMinutes, startOfDay } from '@/backend/seed/demo/demo-dates';
import type { DemoArticleFacts } from '@/backend/seed/demo/news/demo-article';
import { readDemoArticles } from '@/backend/seed/demo/news/read-articles';
import { stableId } from '@/backend/seed/stable-id';

const minutesPerHour = 60;
const lastMinuteOfDay = 24 * minutesPerHour - 1;
const cambodiaAheadMinutes = 7 * minutesPerHour;

const timesOf = (article: DemoArticleFacts, today: Date) => {
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

const editors = { en: 'The editors of Sala', km: 'ក្រុមការងារនិពន្ធ Sala' };

/**
 * Inserts articles of all seven types for the organization of the site; texts that staff have changed stay. Returns a
 * sample of each page.
 */
export async function insertNews(
  db: WriteDb,
  today: Date,
  organizationId: string,
): Promise<Record<string, string>> {
  const samples: Record<string, string> = {};
  const day = startOfDay(today);
  for (const article of await readDemoArticles()) {
    for (const place of article.status === 'inactive' ? [] : ['articles', placeOfType[article.type]])
      samples[`/${place}/[slug]`] ??= `/${place}/${article.key}`;
    const publishedAt = addDays(day, -article.publishedDaysAgo);
    const texts = {
      titleEn: article.en.title,
      titleKh: article.km.title,
      descriptionEn: article.en.description,
      descriptionKh: article.km.description,
      bodyEn: article.en.body,
      bodyKh: article.km.body,
      tagsEn: [...article.en.tags],
      tagsKh: [...article.km.tags],
    };
    const row = {
      id: stableId(`article:${article.key}`),
      organizationId,
      slug: article.key,
      type: article.type,
      status: article.status ?? ('active' as const),
      ...texts,
      ...derivedColumns(texts),
      ...timesOf(article, day),
      topics: [...article.topics],
      publishedAt,
      placeEn: article.place?.en ?? '',
      placeKh: article.place?.km ?? '',
      providerEn: article.provider?.en ?? '',
      providerKh: article.provider?.km ?? '',
      authorEn: editors.en,
      authorKh: editors.km,
      isDemo: true,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
    samples['/advisor/article/[articleid]/edit'] ??= `/advisor/article/${row.id}/edit`;
    await db
      .insert(articles)
      .values(row)
      .onConflictDoUpdate({ target: articles.id, set: row, setWhere: eq(articles.version, 1) });
  }
  return samples;
}
