import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import type { ArticleSummary } from '@/lib/contract/news/articles';
import { Link } from '@/lib/i18n/navigation';
import { articleHref } from '@/lib/routes/article-places';
import { ArticleCover } from './article-cover';
import { textOf } from './article-text';
import { ArticleWhen } from './article-when';

interface ArticleCardProps {
  article: ArticleSummary;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** Off in a list of one type. */
  withType?: boolean;
}

/** An article in a list, for server and client components; texts from `article`. */
export function ArticleCard({ article, heading: Heading = 'h3', withType = true }: ArticleCardProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const { title, description, minutes, provider, shownIn } = textOf(article, locale);
  // Whoever sees an event or an offer asks when it is, not how long its text is.
  const isRead = article.startsAt === null && article.endsAt === null;
  return (
    <Card interactive className="flex h-full flex-col">
      <ArticleCover article={article} alt="" className="rounded-b-none" />
      <div className="flex flex-1 flex-col p-5">
        <p className="mb-2 flex flex-wrap empty:hidden items-center gap-2 text-sm text-muted">
          {withType && <Badge tone="accent">{t(`type.${article.type}`)}</Badge>}
          {isRead && <span>{t('minutes', { minutes })}</span>}
          {shownIn !== locale && <span>{t(`only.${shownIn}`)}</span>}
        </p>
        <Heading className="text-lg font-semibold">
          <Link href={articleHref(article)} className={cardLinkStyle}>
            {title}
          </Link>
        </Heading>
        {provider && <p className="mt-1 text-sm font-medium">{provider}</p>}
        <p className="mt-2 line-clamp-3 text-muted">{description}</p>
        <div className="mt-auto pt-4 text-sm text-muted">
          <ArticleWhen article={article} />
        </div>
      </div>
    </Card>
  );
}
