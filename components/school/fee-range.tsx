import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Bar } from '@/components/ui/bar';
import { Price } from '@/components/ui/price';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { pickName } from '@/lib/i18n/pick';
import type { FeeGroup } from './fee-groups';

interface FeeRangeProps {
  group: FeeGroup;
  /** The right end of the scale. */
  scaleMaxUsd: number;
}

const percent = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : 0);

/** The fees of one degree as a span on a common scale, its numbers beside it; each programme's fee behind it. */
export function FeeRange({ group, scaleMaxUsd }: FeeRangeProps) {
  const t = useTranslations('school.fees');
  const education = useTranslations('education');
  const price = useTranslations('ui.price');
  const locale = useLocale();
  const { degree, period, minUsd, maxUsd, programs } = group;
  const name = education(`degree.${degree}`);
  const startPercent = percent(minUsd, scaleMaxUsd);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {name}
          <span className="font-normal text-muted">
            {' '}
            · {education('programCount', { count: programs.length })}
          </span>
        </span>
        <Price amountUsd={minUsd} toUsd={maxUsd} per={period} />
      </p>
      <span aria-hidden="true" className="mt-2 block h-3 overflow-hidden rounded-full bg-border/70">
        <span
          className="block h-full min-w-3 rounded-full bg-accent"
          style={{
            marginLeft: `min(${startPercent}%, 100% - 0.75rem)`,
            width: `${percent(maxUsd, scaleMaxUsd) - startPercent}%`,
          }}
        />
      </span>
      {programs.length > 1 && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-sm font-medium text-accent-text">
            {t('each')}
            <span className="sr-only">: {name}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <Bar
            className="mb-2 mt-1"
            label={`${t('each')}: ${name}`}
            max={scaleMaxUsd}
            items={programs.map((program) => ({
              key: program.enrollableSubjectId,
              label: pickName(program, locale),
              value: program.tuitionFee,
              shown: program.tuitionFee === 0 ? price('free') : formatUsdShort(program.tuitionFee),
            }))}
          />
        </details>
      )}
    </li>
  );
}
