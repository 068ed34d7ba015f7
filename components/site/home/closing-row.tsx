'use client';

import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface ClosingRowProps {
  href: Href;
  title: string;
  provider: string;
  until: string;
}

/** A scholarship and its last day, as finished texts. */
export const ClosingRow = ({ href, title, provider, until }: ClosingRowProps) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-surface px-4 py-3 shadow-soft hover:text-accent-text"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{provider}</span>
      </span>
      <span className="text-sm font-semibold text-highlight-text">{until}</span>
    </Link>
  </li>
);
