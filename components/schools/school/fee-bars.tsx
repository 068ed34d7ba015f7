import { useTranslations } from 'next-intl';
import { formatUsdRange } from '@/lib/domain/money/fees';
import { type FeeGroup, groupFees, type PricedProgram } from './fee-groups';
import { FeeRange } from './fee-range';

/** To two decimals: finer values make no visible difference. */
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 10_000) / 100 : 0);

/** What programs cost, by degree, from lowest to highest; nothing without programs. */
export function FeeBars({ programs, className }: { programs: readonly PricedProgram[]; className?: string }) {
  const t = useTranslations('school.fees');
  const education = useTranslations('education');
  const price = useTranslations('ui.price');
  const groups = groupFees(programs);
  if (groups.length === 0) return null;
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
  return (
    <ul aria-label={t('byDegree')} className={`divide-y divide-border ${className ?? ''}`}>
      {groups.map((group) => (
        <FeeRange key={`${group.period} ${group.degree}`} {...rangeOf(group)} />
      ))}
    </ul>
  );
}
