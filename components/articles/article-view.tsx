import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { articleFigure, articleFigures } from '@/lib/domain/articles/article-figures';
import type { ArticleDetail, ArticleSummary } from '@/lib/contract/articles/articles';
import { articleHref, listHref, placeOf } from '@/lib/routes/article-places';
import { ArticleAside } from './article-aside';
import { ArticleBody } from './article-body';
import { ArticleCard } from './article-card';
import { ArticleDeed } from './article-deed';
import { type ArticleRecord, ArticleRecordDeed } from './article-record-deed';
import { textOf } from './article-text';
import { JsonLd } from '@/components/ui/json-ld';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';

const absolute = (path: Href, locale: Locale) => new URL(localizePath(path, locale), siteOrigin()).href;

const publisher = { '@type': 'Organization', name: 'Sala' };

/** An article in schema.org's format, also where it is about an event or a job: those say so on their own pages. */
function factsOf(article: ArticleDetail, locale: Locale): Record<string, unknown> {
  const { title, description, author, shownIn } = textOf(article, locale);
  const url = absolute(articleHref(article), locale);
  return {
    '@type': 'Article',
    headline: title,
    description,
    url,
    inLanguage: shownIn,
    datePublished: article.published_date,
    dateModified: article.updatedAt,
    author: author ? { '@type': 'Organization', name: author } : publisher,
    publisher,
    ...(article.coverUrl && { image: new URL(article.coverUrl, siteOrigin()).href }),
  };
}

interface ArticleJsonLdProps {
  article: ArticleDetail;
  locale: Locale;
}

const ArticleJsonLd = ({ article, locale }: ArticleJsonLdProps) => <JsonLd data={factsOf(article, locale)} />;

interface ArticleViewProps {
  article: ArticleDetail;
  related: readonly ArticleSummary[];
  /** What it is about. */
  record?: ArticleRecord | null;
}

/** One article, whatever its type. */
export function ArticleView({ article, related, record = null }: ArticleViewProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const text = textOf(article, locale);
  const place = placeOf(article.type);
  // Days of its own could differ from those of the record.
  const shown = record ? { ...article, startsAt: null, endsAt: null, applyUrl: null } : article;
  return (
    <>
      <ArticleJsonLd article={article} locale={locale} />
      <Crumbs
        trail={[
          { label: t(`place.${place}.title`), href: listHref(place) },
          { label: text.title, href: articleHref(article) },
        ]}
      />
      <div className="justify-between gap-10 lg:grid lg:grid-cols-[minmax(0,65ch)_18rem]">
        <ArticleBody article={shown} />
        <ArticleAside article={article} record={record} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-4 text-xl">
            {t('related')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((each, index) => (
              <li key={each.id}>
                <ArticleCard
                  article={each}
                  figure={articleFigures(related, [articleFigure(article)])[index]}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {record ? (
        <ArticleRecordDeed record={record} shape="bar" />
      ) : (
        <ArticleDeed article={article} shape="bar" />
      )}
    </>
  );
}
