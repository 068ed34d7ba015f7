import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { CodeShare } from '@/lib/domain/orientation/orientation-distribution';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface CodeBarsProps {
  label: string;
  shares: readonly (CodeShare & { name: string })[];
  /** The code that the list is narrowed to. */
  chosen: string;
  hrefOf: (code: string) => Href;
  className?: string;
}

/** How many have which result, as bars with their numbers; each leads to its people. */
export function CodeBars({ label, shares, chosen, hrefOf, className }: CodeBarsProps) {
  const t = useTranslations('orientationStaff.charts');
  const full = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <ul aria-label={label} className={cn('grid', className)}>
      {shares.map(({ code, name, count, percentage }) => (
        <li
          key={code}
          className={cn(
            'relative -mx-2 min-h-11 rounded-sm px-2 py-1.5 hover:bg-sunken',
            code === chosen && 'bg-accent-soft',
          )}
        >
          <span className="flex items-baseline justify-between gap-3">
            <Link
              href={hrefOf(code)}
              scroll={false}
              aria-current={code === chosen ? 'true' : undefined}
              className="min-w-0 after:absolute after:inset-0 after:rounded-sm after:content-['']"
            >
              {name}
            </Link>
            <span className="shrink-0 text-sm tabular-nums">
              <span className="font-semibold">{count}</span>{' '}
              <span className="text-muted">{t('share', { percentage })}</span>
            </span>
          </span>
          <svg
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1 block h-2.5 w-full overflow-hidden rounded-full"
          >
            <rect width="100" height="6" className="fill-border" />
            <rect width={(count / full) * 100} height="6" className="fill-accent" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
