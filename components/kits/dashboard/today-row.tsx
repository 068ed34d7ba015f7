import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface TodayRowProps {
  icon: Parameters<typeof Icon>[0]['name'];
  name: ReactNode;
  /** What decides, most important first; on phones the first two. Empty ones are left out. */
  facts: readonly (string | null | undefined)[];
  /** How long it waits, or when it is. */
  when: ReactNode;
  tone?: 'plain' | 'late' | 'very-late' | undefined;
  href: Href;
}

const factsOnPhones = 2;
/** A line ends with the dot rather than beginning with it. */
const between = '\u00a0· ';
const toneOf = {
  plain: 'text-muted',
  late: 'font-semibold text-warning',
  'very-late': 'font-semibold text-danger',
} as const;

/** One person or thing that waits; the whole row opens it. */
export function TodayRow({ icon, name, facts, when, tone = 'plain', href }: TodayRowProps) {
  const given = facts.filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <li className="relative -mx-2 flex min-h-12 flex-wrap items-center gap-3 border-b border-border px-2 py-2 last:border-b-0 hover:bg-sunken md:py-1">
      <Icon name={icon} className="size-5 shrink-0 self-start text-muted md:self-auto" />
      <div className="min-w-0 flex-1 basis-32 md:flex md:items-baseline md:gap-4">
        <Link
          href={href}
          className="block font-semibold after:absolute after:inset-0 after:rounded-sm after:content-[''] md:min-w-52 md:max-w-[65%] md:shrink-0 md:truncate"
        >
          {name}
        </Link>
        <p className="text-sm text-muted md:min-w-0 md:truncate">
          {given.slice(0, factsOnPhones).join(between)}
          {given.length > factsOnPhones && (
            <span className="sr-only md:not-sr-only md:whitespace-nowrap">
              {between + given.slice(factsOnPhones).join(between)}
            </span>
          )}
        </p>
      </div>
      <span
        className={cn(
          'self-start text-sm tabular-nums md:shrink-0 md:self-auto md:text-nowrap',
          toneOf[tone],
        )}
      >
        {when}
      </span>
    </li>
  );
}
