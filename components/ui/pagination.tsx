import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { buttonStyle } from './button-style';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => Href;
  className?: string;
}

/** First, last, and the neighbours of the current page; 0 is a gap. */
export function pagesShown(page: number, pageCount: number): number[] {
  const wanted = new Set(
    [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount),
  );
  const sorted = [...wanted].toSorted((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    return before !== undefined && each - before > 1 ? [0, each] : [each];
  });
}

/**
 * Pages as links, so that they can be opened, shared and crawled. Without `cn`, because lists have it in their first
 * load.
 */
export function Pagination({ page, pageCount, hrefOf, className = '' }: PaginationProps) {
  const t = useTranslations('ui.pagination');
  if (pageCount < 2) return null;
  const styleOf = (variant: 'primary' | 'secondary' | 'ghost') =>
    `${buttonStyle({ variant, size: 'icon' })} max-sm:size-9`;
  return (
    <nav
      aria-label={t('label')}
      className={`flex flex-wrap items-center justify-center gap-1 sm:gap-1.5 ${className}`}
    >
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={t('previous')} className={styleOf('secondary')}>
          <Icon name="chevron-left" className="size-5" />
        </Link>
      )}
      {pagesShown(page, pageCount).map((each, index) =>
        each === 0 ? (
          <span key={`gap-${index}`} aria-hidden="true" className="text-muted sm:px-1">
            …
          </span>
        ) : (
          <Link
            key={each}
            href={hrefOf(each)}
            aria-label={t('page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            className={styleOf(each === page ? 'primary' : 'ghost')}
          >
            {each}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label={t('next')} className={styleOf('secondary')}>
          <Icon name="chevron-right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
