'use client';

import { useTranslations, useLocale } from 'next-intl';
import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useListState } from '@/components/kits/list/use-list-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type Places, resultList, type ResultNavigation, resultQuery } from './result-list';
import type { StatementTexts } from './statement-preview';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { inScripts } from '@/components/accounts/people/person-names';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Badge } from '@/components/ui/badge';
import type { UserResult, CodeCount } from '@/lib/contract/orientation/users-result';
import { provinceName } from '@/lib/domain/geography/geography';
import { pageSizes } from '@/lib/domain/limits/lists';
import { TestChips } from './test-chips';
import type { Option } from '@/components/form/options';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import {
  typesByLetters,
  byIdentity,
  byPersonalityType,
  byStrongestInterest,
  type CodeShare,
  sumOfCounts,
} from '@/lib/domain/orientation/orientation-distribution';
import { type HollandType, hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { Panel } from '@/components/ui/panel';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useWideScreen } from '@/lib/device/use-wide-screen';
import { BarList } from '@/components/ui/charts/bar-list';
import type { Href } from '@/lib/routes/href';

interface CodeBarsProps {
  label: string;
  shares: readonly (CodeShare & { name: string })[];
  /** The selected code. */
  chosen: string;
  hrefOf: (code: string) => Href;
  className?: string;
}

/** The number of people by result; each bar links to them. */
const CodeBars = ({ label, shares, chosen, hrefOf, className }: CodeBarsProps) => (
  <BarList
    label={label}
    shares
    className={className}
    items={shares.map(({ code, name, count }) => ({
      key: code,
      label: name,
      value: count,
      href: hrefOf(code),
      current: code === chosen,
    }))}
  />
);

interface DistributionProps {
  distribution: readonly CodeCount[];
  list: ResultNavigation;
}

/** The distribution of results; the server counts them with every filter except the code. */
function DistributionCharts({ distribution, list }: DistributionProps) {
  const t = useTranslations('orientationStaff.charts');
  const { test } = list.state.filters;
  return (
    <details open={useWideScreen()} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-accent-text sm:hidden">
        {t('title')}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className={cn('grid grid-cols-1 items-start gap-4', test === '' && 'xl:grid-cols-2')}>
        {test !== 'personality' && <HollandDistribution distribution={distribution} list={list} />}
        {test !== 'holland' && <PersonalityDistribution distribution={distribution} list={list} />}
      </div>
    </details>
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

/** The filters of results: a strongest interest, a type, a type with its identity; includes the code in the address. */
function codeOptions(
  test: OrientationTest | '',
  nameOf: (interest: HollandType) => string,
  current: string,
): Option[] {
  const interests = hollandTypes.map((type) => ({ value: type, label: `${type} · ${nameOf(type)}` }));
  const types = typesByLetters
    .flatMap((type) => [type, `${type}-A`, `${type}-T`])
    .map((type) => ({ value: type, label: type }));
  const options = [...(test === 'personality' ? [] : interests), ...(test === 'holland' ? [] : types)];
  const known = current === '' || options.some(({ value }) => value === current);
  return known ? options : [{ value: current, label: current }, ...options];
}

interface ResultsViewProps {
  list: ResultNavigation;
  places: Places;
}

/** Who has which result: filters, distribution, list and export. */
function ResultsView({ list, places }: ResultsViewProps) {
  const t = useTranslations('orientationStaff');
  const interests = useTranslations('orientationTypes.interests');
  const locale = useLocale();
  const { test, code } = list.state.filters;
  const provinceOf = ({ user }: UserResult) => provinceName(user.province, locale);
  const name = usePersonName()<UserResult>({
    header: t('columns.person'),
    key: ({ recordId }) => recordId,
    names: ({ user }) => inScripts(user),
  });
  const testOf = (result: UserResult) => t(`tests.${result.test}`);
  const schoolOf = ({ user }: UserResult) => user.currentSchool ?? '';
  const columns: Column<UserResult>[] = [
    { id: 'test', header: t('columns.test'), cell: testOf, text: testOf },
    {
      id: 'result',
      header: t('columns.result'),
      card: 'badge',
      cell: ({ code: found }) => <Badge tone="accent">{found}</Badge>,
      text: ({ code: found }) => found,
    },
    { id: 'province', header: t('columns.province'), cell: provinceOf, text: provinceOf },
    { id: 'school', header: t('columns.school'), cell: schoolOf, text: schoolOf },
    dateColumn({ id: 'takenAt', header: t('columns.takenAt'), locale, at: ({ takenAt }) => takenAt }),
  ];
  return (
    <>
      <TestChips list={list} tests={['', 'holland', 'personality']} chosen={test} />
      <ListPage
        address={resultList}
        query={resultQuery(places)}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('filter.keyword') },
          {
            kind: 'select',
            name: 'code',
            label: t('filter.code'),
            any: t('filter.anyCode'),
            options: codeOptions(test, (type) => interests(`${type}.name`), code),
          },
          { kind: 'province', name: 'province', label: t('filter.province'), any: t('filter.anyProvince') },
        ]}
        summary={({ distribution }) =>
          distribution.length > 0 && <DistributionCharts distribution={distribution} list={list} />
        }
        shown={(count) => t('shown', { count })}
        empty={{ title: t('emptyTitle'), body: t('emptyBody') }}
        exports={{ fileName: 'orientation', rowsPerCall: pageSizes.orientationUsers }}
      />
    </>
  );
}

const loading = () => <Skeleton className="h-96 rounded-lg" />;
const StatementsView = dynamic(() => import('./statements-view').then((module) => module.StatementsView), {
  loading,
});

interface OrientationDeskProps {
  places: Places;
  previewTexts: StatementTexts;
}

/** The results of all people, or the statements of a test; the address decides. */
export function OrientationDesk(props: OrientationDeskProps) {
  return (
    <Suspense fallback={loading()}>
      <Desk {...props} />
    </Suspense>
  );
}

const views = ['results', 'statements'] as const;

function Desk({ places, previewTexts }: OrientationDeskProps) {
  const t = useTranslations('orientationStaff.views');
  const list = useListState(resultList);
  const { view, test } = list.state.filters;
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <TabLinks
        label={t('label')}
        tabs={views.map((key) => ({ key, label: t(key) }))}
        current={view}
        hrefOf={(key) => resultList.href({ filters: { view: key === 'statements' ? key : 'results', test } })}
      />
      {view === 'results' ? (
        <ResultsView list={list} places={places} />
      ) : (
        <StatementsView key={test} list={list} places={places} previewTexts={previewTexts} />
      )}
    </div>
  );
}
