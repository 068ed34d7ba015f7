import { useLocale } from 'next-intl';
import { BarList } from '@/components/ui/charts/bar-list';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { pickName } from '@/lib/i18n/pick';
import { type ApplicationList, applicationList } from './application-list';

interface PipelineBarsProps {
  steps: Pipeline['steps'];
  label: string;
  /** The list that the bars lead to. */
  list?: ApplicationList;
}

/** How many applications are in each step; each bar links to its applications. */
export function PipelineBars({ steps, label, list = applicationList }: PipelineBarsProps) {
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
        href: list.href({ filters: { applicantStatus: step.key } }),
      }))}
    />
  );
}
