import { useLocale } from 'next-intl';
import { BarList } from '@/components/ui/charts/bar-list';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { onConditionNames } from '@/lib/domain/admissions/offers';
import { pickName } from '@/lib/i18n/pick';
import { type ApplicationList, applicationList } from './application-list';

interface PipelineBarsProps {
  pipeline: Pick<Pipeline, 'steps' | 'countOnCondition'>;
  label: string;
  /** The list that the bars lead to. */
  list?: ApplicationList;
}

/** How many applications are in each step; each bar links to its applications. Places on condition stand apart. */
export function PipelineBars({ pipeline, label, list = applicationList }: PipelineBarsProps) {
  const locale = useLocale();
  const { steps, countOnCondition } = pipeline;
  const onCondition = {
    key: 'on-condition',
    label: pickName(onConditionNames, locale),
    value: countOnCondition,
    href: list.href({ filters: { onCondition: 'true' } }),
  };
  return (
    <BarList
      label={label}
      shares
      className="gap-1"
      items={steps.flatMap((step) => {
        const isSplit = step.key === acceptedStep.key && countOnCondition > 0;
        const bar = {
          key: step.key,
          label: pickName(step, locale),
          value: isSplit ? step.count - countOnCondition : step.count,
          href: list.href({ filters: { applicantStatus: step.key } }),
        };
        return isSplit ? [onCondition, bar] : [bar];
      })}
    />
  );
}
