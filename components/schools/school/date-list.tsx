'use client';

import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { useToday } from '@/components/ui/use-today';

interface DatedLine {
  key: string;
  label: string;
  /** The last ISO day; later the line is gone. */
  until: string;
  /** The day in words. */
  day: string;
  to: Href | `#${string}`;
}

interface DateListProps {
  id: string;
  title: string;
  /** The nearest day first. */
  lines: readonly DatedLine[];
  /** The day on which the page was rendered. */
  madeOn: string;
}

const shownMax = 3;

/** What ends next, by the day of the reader: a page that is cached for days shows no day that is over. */
export function DateList({ id, title, lines, madeOn }: DateListProps) {
  const today = useToday(madeOn);
  const shown = lines.filter(({ until }) => until >= today).slice(0, shownMax);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface p-4">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <ul className="mt-2 grid gap-2">
        {shown.map(({ key, label, day, to }) => (
          <li key={key} className="text-sm">
            {to.startsWith('#') ? (
              <a href={to} className="font-medium hover:underline">
                {label}
              </a>
            ) : (
              <Link href={to as Href} prefetch={false} className="font-medium hover:underline">
                {label}
              </Link>
            )}
            <span className="block text-muted">{day}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
