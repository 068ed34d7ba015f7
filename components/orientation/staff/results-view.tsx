'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/list/columns';
import { ListPage } from '@/components/list/list-page';
import { OtherName } from '@/components/people/other-name';
import { personNames } from '@/components/people/person-names';
import { Badge } from '@/components/ui/badge';
import type { UserResult } from '@/lib/contract/qa/users-result';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pageSizes } from '@/lib/domain/limits';
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
  const provinceOf = ({ user }: UserResult) => {
    const place = user.province === null ? undefined : provinceByCode(user.province);
    return place ? placeLabel(place, locale) : '';
  };
  const name: RowName<UserResult> = {
    header: t('columns.person'),
    width: '26%',
    key: ({ recordId }) => recordId,
    name: ({ user }) => personNames(user, locale).name,
    below: ({ user }) => <OtherName other={personNames(user, locale).other} />,
  };
  const columns: Column<UserResult>[] = [
    {
      id: 'result',
      header: t('columns.result'),
      width: '22%',
      card: 'badge',
      cell: (result) => (
        <span className="flex flex-wrap items-center gap-x-2 text-muted lg:grid lg:justify-items-start">
          <Badge tone="accent" className="text-sm">
            {result.code}
          </Badge>
          {t(`tests.${result.test}`)}
        </span>
      ),
    },
    { id: 'province', header: t('columns.province'), cell: provinceOf },
    { id: 'school', header: t('columns.school'), cell: ({ user }) => user.currentSchool },
    {
      id: 'takenAt',
      header: t('columns.takenAt'),
      width: '8.5rem',
      card: 'foot',
      cell: ({ takenAt }) => formatDate(takenAt, locale),
    },
  ];
  const exported = [
    { key: 'name', text: ({ user }: UserResult) => `${user.lastName} ${user.firstName}`.trim() },
    {
      key: 'nameKm',
      text: ({ user }: UserResult) => `${user.lastNameKm ?? ''} ${user.firstNameKm ?? ''}`.trim(),
    },
    { key: 'test', text: (result: UserResult) => t(`tests.${result.test}`) },
    { key: 'result', text: (result: UserResult) => result.code },
    { key: 'province', text: provinceOf },
    { key: 'school', text: ({ user }: UserResult) => user.currentSchool ?? '' },
    { key: 'takenAt', text: ({ takenAt }: UserResult) => dayInCambodia(takenAt) },
  ] as const;
  return (
    <>
      <TestChips list={list} tests={['', 'holland', 'personality']} chosen={test} />
      <ListPage
        address={resultList}
        query={resultQuery(places)}
        label={t('table')}
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
        none={{ title: t('noneTitle'), body: t('noneBody') }}
        empty={{ title: t('emptyTitle'), body: t('emptyBody') }}
        exports={{
          fileName: 'orientation',
          rowsPerCall: pageSizes.orientationUsers,
          columns: exported.map(({ key, text }) => ({ header: t(`export.columns.${key}`), text })),
        }}
      />
    </>
  );
}
