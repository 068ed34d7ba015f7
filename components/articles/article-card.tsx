import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import type { ArticleFigure } from '@/lib/domain/articles/article-figures';
import { Link } from '@/lib/i18n/navigation';
import { articleHref } from '@/lib/routes/article-places';
import { ArticleCover } from './article-cover';
import { textOf } from './article-text';
import { ArticleWhen } from './article-when';

interface ArticleCardProps {
  article: ArticleSummary;
  /** In a list, so that no two in view look the same (`articleFigures`). */
  figure?: ArticleFigure | undefined;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** Off in a list of one type. */
  withType?: boolean;
}

/** An article in a list, for server and client components; texts from `article`. */
export function ArticleCard({ article, figure, heading: Heading = 'h3', withType = true }: ArticleCardProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const { title, description, minutes, provider, shownIn } = textOf(article, locale);
  // Whoever sees an event or an offer asks when it is, not how long its text is.
  const isRead = article.startsAt === null && article.endsAt === null;
  return (
    <Card interactive className="article-card">
      <ArticleCover article={article} figure={figure} alt="" />
      <div>
        <p className="card-about">
          {withType && <Badge tone="accent">{t(`type.${article.type}`)}</Badge>}
          {isRead && <span className="max-sm:hidden">{t('minutes', { minutes })}</span>}
          {shownIn !== locale && <span>{t(`only.${shownIn}`)}</span>}
        </p>
        <Heading>
          <Link href={articleHref(article)} className={`${cardLinkStyle} max-sm:line-clamp-2`}>
            {title}
          </Link>
        </Heading>
        {provider && <p className="mt-1 text-sm font-medium max-sm:hidden">{provider}</p>}
        <p className="card-lead">{description}</p>
        <div className="card-when">
          <ArticleWhen article={article} />
        </div>
      </div>
    </Card>
  );
}
