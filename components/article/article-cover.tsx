import { cn } from '@/components/ui/cn';
import { Illustration } from '@/components/ui/illustration';
import { StoredPicture } from '@/components/ui/stored-picture';
import type { ArticleSummary } from '@/lib/contract/news/articles';
import { coverDrawing } from './cover-drawing';

interface ArticleCoverProps {
  article: Pick<ArticleSummary, 'type' | 'topics' | 'coverUrl'>;
  /** Of an uploaded picture; '' where what it shows is said beside it. */
  alt: string;
  /** For what is seen first on a page. */
  eager?: boolean;
  className?: string;
}

/** An article's picture, or a drawing that fits it. */
export function ArticleCover({ article, alt, eager, className }: ArticleCoverProps) {
  const style = cn('aspect-video w-full rounded-lg object-cover', className);
  if (article.coverUrl === null) {
    return <Illustration name={coverDrawing(article)} className={style} {...(eager && { eager })} />;
  }
  return <StoredPicture src={article.coverUrl} alt={alt} eager={eager === true} className={style} />;
}
