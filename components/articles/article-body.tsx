import { useLocale, useTranslations } from 'next-intl';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { ChipLink } from '@/components/ui/chip';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { listHref } from '@/lib/routes/article-places';
import { ArticleCover } from './article-cover';
import { ArticleEnd } from './article-end';
import { textOf } from './article-text';
import { ArticleWhen } from './article-when';
import { Markdown } from './markdown';

interface ArticleBodyProps {
  article: ArticleDetail;
  /** The level that fits the page's outline. */
  heading?: 'h1' | 'h3';
}

/** An article as it is read, for readers and for the preview of those who write it. */
export function ArticleBody({ article, heading: Heading = 'h1' }: ArticleBodyProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const text = textOf(article, locale);
  const isDated = article.startsAt !== null || article.endsAt !== null;
  return (
    <article className="mt-6 max-w-prose">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <Badge tone="accent">{t(`type.${article.type}`)}</Badge>
        {!isDated && <span>{t('minutes', { minutes: text.minutes })}</span>}
      </p>
      <Heading className="mt-3 text-3xl sm:text-4xl">{text.title}</Heading>
      <p className="mt-3 text-lg text-muted">{text.description}</p>
      <div className="mt-4 text-sm text-muted">
        {text.author && <p>{t('by', { author: text.author })}</p>}
        {/* On wide screens the reader finds these facts beside the text. */}
        <div className={isDated && Heading === 'h1' ? 'lg:hidden' : undefined}>
          {text.provider && <p>{t('offeredBy', { provider: text.provider })}</p>}
          <ArticleWhen article={article} />
        </div>
      </div>
      <ArticleCover article={article} alt={text.coverAlt} className="mt-6" eager />
      {article.coverUrl !== null && <PhotoCredit name={article.coverCredit} className="mt-1.5" />}
      {text.shownIn !== locale && (
        <Alert tone="info" className="mt-6">
          {t(`onlyNote.${text.shownIn}`)}
        </Alert>
      )}
      <div className="mt-8">
        <Markdown lang={text.shownIn} text={text.shownIn === 'en' ? article.body_en : article.body_kh} />
      </div>
      <ArticleEnd article={article} />
      {(article.topics.length > 0 || text.tags.length > 0) && (
        <ul aria-label={t('topics')} className="mt-10 flex flex-wrap gap-2">
          {article.topics.map((topic) => (
            <li key={topic}>
              <ChipLink href={listHref('articles', { topic })}>{t(`topic.${topic}`)}</ChipLink>
            </li>
          ))}
          {text.tags.map((tag) => (
            <li key={tag}>
              <ChipLink href={listHref('articles', { keyword: tag })}>{tag}</ChipLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
