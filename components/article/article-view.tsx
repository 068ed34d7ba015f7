import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/detail/crumbs';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { ChipLink } from '@/components/ui/chip';
import { DemoBadge } from '@/components/ui/demo-badge';
import type { ArticleDetail, ArticleSummary } from '@/lib/contract/news/articles';
import { articleHref, listHref, placeOf } from '@/lib/routes/article-places';
import { ArticleCard } from './article-card';
import { ArticleJsonLd } from './article-json-ld';
import { textOf } from './article-text';
import { ArticleWhen } from './article-when';
import { Markdown } from './markdown';

interface ArticleViewProps {
  article: ArticleDetail;
  related: readonly ArticleSummary[];
}

/** One article, whatever its type. */
export function ArticleView({ article, related }: ArticleViewProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const text = textOf(article, locale);
  const place = placeOf(article.type);
  return (
    <>
      <ArticleJsonLd article={article} locale={locale} />
      <Crumbs
        trail={[
          { label: t(`place.${place}.title`), href: listHref(place) },
          { label: text.title, href: articleHref(article) },
        ]}
      />
      <article className="mt-6 max-w-prose">
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge tone="accent">{t(`type.${article.type}`)}</Badge>
          <span>{t('minutes', { minutes: text.minutes })}</span>
          {article.isDemo && <DemoBadge />}
        </p>
        <h1 className="mt-3 text-3xl sm:text-4xl">{text.title}</h1>
        <p className="mt-3 text-lg text-muted">{text.description}</p>
        <div className="mt-4 text-sm text-muted">
          {text.author && <p>{t('by', { author: text.author })}</p>}
          {text.provider && <p>{t('offeredBy', { provider: text.provider })}</p>}
          <ArticleWhen article={article} />
        </div>
        {article.coverUrl && (
          // Stored pictures come in their final size.
          <img src={article.coverUrl} alt={text.coverAlt} className="mt-6 w-full rounded-lg" />
        )}
        {text.shownIn !== locale && (
          <Alert tone="info" className="mt-6">
            {t(`onlyNote.${text.shownIn}`)}
          </Alert>
        )}
        <div className="mt-8">
          <Markdown lang={text.shownIn} text={text.shownIn === 'en' ? article.body_en : article.body_kh} />
        </div>
        {article.applyUrl && (
          <p className="mt-8">
            <a
              href={article.applyUrl}
              rel="noopener noreferrer"
              className={buttonStyle({ variant: 'primary' })}
            >
              {t('apply')}
            </a>
          </p>
        )}
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
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-4 text-xl">
            {t('related')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((each) => (
              <li key={each.id}>
                <ArticleCard article={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
