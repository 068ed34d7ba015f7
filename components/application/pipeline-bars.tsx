import { useLocale } from 'next-intl';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { applicationList } from './application-list';

/** How many applications stand in each step, as bars with their numbers; each leads to its applications. */
export function PipelineBars({ steps, label }: { steps: Pipeline['steps']; label: string }) {
  const locale = useLocale();
  const full = Math.max(1, ...steps.map((step) => step.count));
  return (
    <ul aria-label={label} className="grid gap-1">
      {steps.map((step) => (
        <li key={step.key} className="relative -mx-2 min-h-11 rounded-sm px-2 py-2 hover:bg-sunken">
          <span className="flex items-baseline justify-between gap-3">
            <span className="inline-flex min-w-0 items-center gap-2">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full"
                style={{ backgroundColor: step.color }}
              />
              <Link
                href={applicationList.href({ filters: { applicantStatus: step.key } })}
                className="after:absolute after:inset-0 after:rounded-sm after:content-['']"
              >
                {pickName(step, locale)}
              </Link>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{step.count}</span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-3 overflow-hidden rounded-full bg-border/80">
            <span
              className="block h-full rounded-full"
              style={{ width: `${(step.count / full) * 100}%`, backgroundColor: step.color }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
