import { useLocale, useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { textOf } from './article-text';

/** The date of publication; for an event its hours and place, for an offer the last day to apply. */
export function ArticleWhen({ article }: { article: ArticleSummary }) {
  const t = useTranslations('article');
  const locale = useLocale();
  const { place } = textOf(article, locale);
  if (article.startsAt) {
    return (
      <>
        <p className="font-medium text-text">
          <time dateTime={article.startsAt}>
            {formatDate(article.startsAt, locale)} · {formatTimeOfDay(article.startsAt)}
          </time>
        </p>
        {place && <p>{place}</p>}
      </>
    );
  }
  return article.endsAt ? (
    <p className="font-medium text-text">{t('until', { date: formatDate(article.endsAt, locale) })}</p>
  ) : (
    <p>
      <time dateTime={article.published_date}>{formatDate(article.published_date, locale)}</time>
    </p>
  );
}
