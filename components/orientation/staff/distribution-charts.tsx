import { useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import { cn } from '@/components/ui/cn';
import type { CodeCount } from '@/lib/contract/orientation/users-result';
import {
  byIdentity,
  byPersonalityType,
  byStrongestInterest,
  type CodeShare,
  sumOfCounts,
} from '@/lib/domain/orientation/orientation-distribution';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { CodeBars } from './code-bars';
import type { ResultNavigation } from './result-list';

interface DistributionProps {
  distribution: readonly CodeCount[];
  list: ResultNavigation;
}

/** The distribution of results; the server counts them with every filter except the code. */
export function DistributionCharts({ distribution, list }: DistributionProps) {
  const { test } = list.state.filters;
  return (
    <div className={cn('grid grid-cols-1 items-start gap-4', test === '' && 'xl:grid-cols-2')}>
      {test !== 'personality' && <HollandDistribution distribution={distribution} list={list} />}
      {test !== 'holland' && <PersonalityDistribution distribution={distribution} list={list} />}
    </div>
  );
}

const linkOf = (list: ResultNavigation, test: 'holland' | 'personality') => (code: string) =>
  list.hrefOf({ filters: { test, code: list.state.filters.code === code ? '' : code } });

function HollandDistribution({ distribution, list }: DistributionProps) {
  const t = useTranslations('orientationStaff.charts');
  const interests = useTranslations('orientationTypes.interests');
  const counts = distribution.filter(({ test }) => test === 'holland');
  const names = new Map<string, string>(
    hollandTypes.map((type) => [type, `${type} · ${interests(`${type}.name`)}`]),
  );
  return (
    <Panel title={t('holland')} aside={<Total count={sumOfCounts(counts)} />}>
      <CodeBars
        label={t('holland')}
        shares={byStrongestInterest(counts).map((share) => ({
          ...share,
          name: names.get(share.code) ?? share.code,
        }))}
        chosen={list.state.filters.code}
        hrefOf={linkOf(list, 'holland')}
      />
      {counts.length > 0 && (
        <p className="mt-3 border-t border-border pt-3 text-sm text-muted">
          {t('frequent', { list: frequent(counts) })}
        </p>
      )}
    </Panel>
  );
}

const frequentShown = 5;
const frequent = (counts: readonly CodeCount[]) =>
  counts
    .slice(0, frequentShown)
    .map(({ code, count }) => `${code} (${count})`)
    .join(', ');

function PersonalityDistribution({ distribution, list }: DistributionProps) {
  const t = useTranslations('orientationStaff.charts');
  const counts = distribution.filter(({ test }) => test === 'personality');
  const named = (share: CodeShare) => ({ ...share, name: share.code });
  const [assertive, turbulent] = byIdentity(counts);
  return (
    <Panel title={t('personality')} aside={<Total count={sumOfCounts(counts)} />}>
      <CodeBars
        label={t('personality')}
        shares={byPersonalityType(counts).map(named)}
        chosen={list.state.filters.code.slice(0, 4)}
        hrefOf={linkOf(list, 'personality')}
        className="grid-cols-2 gap-x-6 sm:gap-x-8"
      />
      {counts.length > 0 && (
        <p className="mt-3 border-t border-border pt-3 text-sm text-muted">
          {t('identity', { assertive: assertive?.count ?? 0, turbulent: turbulent?.count ?? 0 })}
        </p>
      )}
    </Panel>
  );
}

function Total({ count }: { count: number }) {
  const t = useTranslations('orientationStaff.charts');
  return <span className="text-sm tabular-nums text-muted">{t('total', { count })}</span>;
}
