'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { sortOf } from './columns';

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
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order ?? 'none'];
  return (
    <Link
      href={hrefOf(order === 'ascending' ? `-${sort}` : sort)}
      scroll={false}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 hover:text-text"
    >
      {header}
      <Icon aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  );
}
