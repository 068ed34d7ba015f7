import { cn } from '@/components/ui/cn';
import { Illustration } from '@/components/ui/illustration';
import { Photo } from '@/components/ui/photo';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { type ArticleFigure, articleFigure } from '@/lib/domain/articles/article-figures';

interface ArticleCoverProps {
  article: Pick<ArticleSummary, 'type' | 'topics' | 'slug' | 'coverUrl' | 'drawing'>;
  /** In a list, so that no two in view look the same (`articleFigures`). */
  figure?: ArticleFigure | undefined;
  /** Of an uploaded picture; '' where what it shows is said beside it. */
  alt: string;
  /** For what is seen first on a page. */
  eager?: boolean;
  className?: string;
}

/** An article's picture, or a drawing that fits it. */
export function ArticleCover({
  article,
  figure = articleFigure(article),
  alt,
  eager,
  className,
}: ArticleCoverProps) {
  const style = cn('article-cover', className);
  const drawing = <Illustration name={figure} className={style} {...(eager && { eager })} />;
  if (article.coverUrl === null) return drawing;
  return (
    <Photo
      url={article.coverUrl}
      alt={alt}
      sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
      eager={eager}
      className={style}
      fallback={drawing}
    />
  );
}
