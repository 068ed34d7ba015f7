'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { inScripts } from '@/components/accounts/people/person-names';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Badge } from '@/components/ui/badge';
import type { UserResult } from '@/lib/contract/orientation/users-result';
import { provinceName } from '@/lib/domain/geography/geography';
import { pageSizes } from '@/lib/domain/limits/lists';
import { codeOptions } from './code-options';
import { DistributionCharts } from './distribution-charts';
import { type Places, resultList, type ResultNavigation, resultQuery } from './result-list';
import { TestChips } from './test-chips';

interface ResultsViewProps {
  list: ResultNavigation;
  places: Places;
}

/** Who has which result: filters, distribution, list and export. */
export function ResultsView({ list, places }: ResultsViewProps) {
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
