import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { hrefOfFilter, type ListFilter } from './list-filter';

interface StatusTabsProps {
  filter: ListFilter;
  steps: Pipeline['steps'];
  /** How many the other filters leave in each status; null while that is not known. */
  countByStatus: Record<string, number> | null;
}

const tabStyle =
  '-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3.5 font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current=true]:border-accent aria-[current=true]:font-semibold aria-[current=true]:text-text';

/** All statuses with their numbers, as links. */
export function StatusTabs({ filter, steps, countByStatus }: StatusTabsProps) {
  const t = useTranslations('advisor.list');
  const locale = useLocale();
  const all = countByStatus && Object.values(countByStatus).reduce((sum, value) => sum + value, 0);
  const tabs = [
    { key: '', label: t('allTab'), color: undefined, count: all },
    ...steps.map((step) => ({
      key: step.key,
      label: pickName(step, locale),
      color: step.color,
      count: countByStatus && (countByStatus[step.key] ?? 0),
    })),
  ];
  return (
    <nav aria-label={t('tabs')} className="relative">
      <ul className="flex overflow-x-auto lg:flex-wrap lg:overflow-x-visible border-b border-border [scrollbar-width:none]">
        {tabs.map(({ key, label, color, count }) => (
          <li key={key}>
            <Link
              href={hrefOfFilter({ ...filter, applicantStatus: key, page: 1 })}
              aria-current={filter.applicantStatus === key ? 'true' : undefined}
              scroll={false}
              className={tabStyle}
            >
              {color && (
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-full"
                  style={{ backgroundColor: color }}
                />
              )}
              {label}
              <span
                className={cn(
                  'min-w-7 rounded-full bg-sunken px-2 text-center text-sm tabular-nums',
                  count === null && 'text-transparent',
                )}
              >
                {count ?? 0}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
