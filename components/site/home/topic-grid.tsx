import { useLocale, useTranslations } from 'next-intl';
import { textOf } from '@/components/articles/article-text';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import type { ArticleTopic } from '@/lib/domain/articles/article-topics';
import { formatDate } from '@/lib/domain/dates/dates';
import { articleHref, listHref } from '@/lib/routes/article-places';
import { TopicCard } from './topic-card';

/** The latest articles about each topic; topics without articles are absent. */
export type TopicArticles = Readonly<Partial<Record<ArticleTopic, readonly ArticleSummary[]>>>;

interface TopicGridProps {
  topics: readonly ArticleTopic[];
  articles: TopicArticles;
  /** Of each topic, in the outline of the page. */
  heading?: 'h3' | 'h4';
}

/** Topics side by side; on phones one swipes through them. */
export function TopicGrid({ topics, articles, heading = 'h4' }: TopicGridProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const noteOf = (article: ArticleSummary) => {
    if (article.startsAt) return formatDate(article.startsAt, locale);
    return article.endsAt
      ? t('until', { date: formatDate(article.endsAt, locale) })
      : t('minutes', { minutes: textOf(article, locale).minutes });
  };
  const shown = topics.filter((topic) => articles[topic]?.length);
  if (shown.length === 0) return null;
  return (
    <ul className={shown.length > 3 ? 'topic-row lg:grid-cols-4' : 'topic-row lg:grid-cols-3'}>
      {shown.map((topic) => (
        <li key={topic}>
          <TopicCard
            href={listHref('articles', { topic })}
            heading={heading}
            title={t(`topic.${topic}`)}
            articles={
              articles[topic]?.map((article) => ({
                href: articleHref(article),
                title: textOf(article, locale).title,
                note: noteOf(article),
              })) ?? []
            }
          />
        </li>
      ))}
    </ul>
  );
}
