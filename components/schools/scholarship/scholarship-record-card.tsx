'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { ScholarshipItem } from './scholarship-item';

interface ScholarshipRecordCardProps {
  item: ScholarshipItem;
  /** The heading level in the outline of the page. */
  heading?: 'h2' | 'h3';
  /** Left out where everything on the page is of one giver. */
  withGiver?: boolean;
  /** Beside the kind. */
  badge?: ReactNode;
  /** Whether it fits the reader. */
  children?: ReactNode;
}

/** One scholarship: what it pays, for whom and until when; it leads to its page. */
export function ScholarshipRecordCard({
  item,
  heading: Heading = 'h3',
  withGiver = true,
  badge,
  children,
}: ScholarshipRecordCardProps) {
  const titleId = `${item.id}-title`;
  return (
    <article aria-labelledby={titleId} className="card card-pressable flex h-full flex-col p-2.5 sm:p-5">
      <p className="mb-2 flex flex-wrap gap-2 max-sm:mb-0.5">
        <span className="max-sm:hidden">
          <Badge tone="highlight">{item.kindText}</Badge>
        </span>
        {badge}
      </p>
      <Heading id={titleId} className="text-lg font-semibold max-sm:text-base">
        <Link href={item.href} prefetch={false} className="card-link">
          {item.title}
        </Link>
      </Heading>
      {withGiver && <p className="text-sm text-muted max-sm:line-clamp-1">{item.giver}</p>}
      <p className="font-semibold max-sm:line-clamp-1 sm:mt-3">{item.amount}</p>
      {item.rules.length > 0 && (
        <ul className="mt-2 text-sm max-sm:hidden">
          {item.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {children}
      <ul className="card-facts mt-auto max-sm:mt-0.5 sm:pt-4">
        <li>
          <Icon name="calendar-clock" />
          {item.deadlineText}
        </li>
        {item.places && (
          <li className="max-sm:hidden">
            <Icon name="users" />
            {item.places}
          </li>
        )}
      </ul>
    </article>
  );
}
