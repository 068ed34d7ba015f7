import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { feePeriodOfSchool } from '@/lib/domain/money/fee-period';
import { formatUsdRange } from '@/lib/domain/money/fees';
import { pickText } from '@/lib/i18n/pick';
import { type FeeGroup, groupFees, type PricedProgram } from './fee-groups';
import { FeeHint, RateNote } from './fee-hint';
import { FeeRange } from './fee-range';
import { SchoolSection } from './school-section';

interface SchoolFeesProps {
  school: SchoolDetail;
  programs: readonly PricedProgram[];
}

/** To two decimals: finer values make no visible difference. */
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 10_000) / 100 : 0);

/** The costs of the school: its range, a chart by degree, and the school's note. */
export function SchoolFees({ school, programs }: SchoolFeesProps) {
  const t = useTranslations('school');
  const education = useTranslations('education');
  const price = useTranslations('ui.price');
  const locale = useLocale();
  const groups = groupFees(programs);
  const scaleMaxOf = (period: string) =>
    Math.max(0, ...groups.filter((group) => group.period === period).map((group) => group.maxUsd));
  const rangeOf = ({ degree, period, minUsd, maxUsd, programs: priced }: FeeGroup) => {
    const scaleMaxUsd = scaleMaxOf(period);
    const startPercent = percent(minUsd, scaleMaxUsd);
    const isFree = maxUsd === 0;
    return {
      degree: education(`degree.${degree}`),
      count: education('programCount', { count: priced.length }),
      fee: isFree ? price('free') : formatUsdRange(minUsd, maxUsd),
      per: isFree ? '' : price(period),
      startPercent,
      widthPercent: percent(maxUsd, scaleMaxUsd) - startPercent,
    };
  };
  const note = pickText(school.feesNote, locale);
  return (
    <SchoolSection id="fees" title={t('nav.fees')}>
      <div className="rounded-lg border border-border bg-surface p-4 sm:p-6">
        {school.minFee === null ? (
          <p className="text-muted">{t('fees.none')}</p>
        ) : (
          <p>
            <Price
              amountUsd={school.minFee}
              toUsd={school.maxFee}
              per={feePeriodOfSchool(school.schoolType)}
              className="block text-2xl font-bold"
            />
            <span className="block font-medium tabular-nums text-muted">
              <FeeHint minUsd={school.minFee} maxUsd={school.maxFee} />
            </span>
            <span className="block text-sm text-muted">
              <RateNote />
            </span>
          </p>
        )}
        {groups.length > 0 && (
          <ul
            aria-label={t('fees.byDegree')}
            className="mt-5 divide-y divide-border border-t border-border pt-5"
          >
            {groups.map((group) => (
              <FeeRange key={`${group.period} ${group.degree}`} {...rangeOf(group)} />
            ))}
          </ul>
        )}
      </div>
      {note && (
        <div className="mt-4 flex gap-3 rounded-lg bg-highlight-soft p-4 text-highlight-text">
          <Icon name="info" className="mt-[0.25em] size-5 shrink-0" />
          <div className="min-w-0">
            <h3 className="font-semibold">{t('fees.note')}</h3>
            <p className="whitespace-pre-line text-text">{note}</p>
          </div>
        </div>
      )}
    </SchoolSection>
  );
}
