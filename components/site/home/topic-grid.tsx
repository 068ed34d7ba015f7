import { useLocale, useTranslations } from 'next-intl';
import { textOf } from '@/components/articles/article-text';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { formatDate } from '@/lib/domain/dates/dates';
import { articleHref, listHref } from '@/lib/routes/article-places';
import { homeTopics, type TopicArticles } from './home-topics';
import { TopicCard } from './topic-card';

interface TopicGridProps {
  articles: TopicArticles;
  /** Of each topic, in the outline of the page. */
  heading?: 'h3' | 'h4';
}

/** Topics side by side; on phones one swipes through them. */
export function TopicGrid({ articles, heading = 'h4' }: TopicGridProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const noteOf = (article: ArticleSummary) => {
    if (article.startsAt) return formatDate(article.startsAt, locale);
    return article.endsAt
      ? t('until', { date: formatDate(article.endsAt, locale) })
      : t('minutes', { minutes: textOf(article, locale).minutes });
  };
  const shown = homeTopics.filter(({ topic }) => articles[topic]?.length);
  if (shown.length === 0) return null;
  return (
    <ul className="topic-row lg:grid-cols-3">
      {shown.map(({ topic }) => (
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
