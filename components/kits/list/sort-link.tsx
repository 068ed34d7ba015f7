'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { sortOf } from './columns';

const icons = { ascending: 'arrow-up', descending: 'arrow-down', none: 'chevrons-up-down' } as const;

interface SortLinkProps {
  header: string;
  sort: string;
  /** The sort order in the address. */
  current: string;
  hrefOf: (sort: string) => Href;
}

/** A column heading as a link that sorts by it; a second click reverses the order. */
export function SortLink({ header, sort, current, hrefOf }: SortLinkProps) {
  const order = sortOf(current, sort);
  return (
    <Link
      href={hrefOf(order === 'ascending' ? `-${sort}` : sort)}
      scroll={false}
      className="inline-flex min-h-9 items-center gap-1 hover:text-text"
    >
      {header}
      <Icon name={icons[order ?? 'none']} className="size-4 shrink-0" />
    </Link>
  );
}
