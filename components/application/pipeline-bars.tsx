import { useLocale } from 'next-intl';
import { BarList } from '@/components/ui/charts/bar-list';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { pickName } from '@/lib/i18n/pick';
import { applicationList } from './application-list';

/** How many applications are in each step; each bar links to its applications. */
export function PipelineBars({ steps, label }: { steps: Pipeline['steps']; label: string }) {
  const locale = useLocale();
  return (
    <BarList
      label={label}
      shares
      className="gap-1"
      items={steps.map((step) => ({
        key: step.key,
        label: pickName(step, locale),
        value: step.count,
        color: step.color,
        href: applicationList.href({ filters: { applicantStatus: step.key } }),
      }))}
    />
  );
}
