'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { LazySchoolField } from '@/components/schools/school/lazy-school-field';
import { ListPage } from '@/components/kits/list/list-page';
import type { SchoolRequest } from '@/lib/contract/admissions/school-requests';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/admissions/school-requests';
import { pickName } from '@/lib/i18n/pick';
import { RequestSheet } from './request-sheet';
import { requestList } from './request-list';
import { requestQuery } from './request-query';

/** What people ask the schools of the reader for. */
export function RequestView() {
  const t = useTranslations('schoolRequests');
  const tDesk = useTranslations('schoolRequests.desk');
  const locale = useLocale();
  const name: RowName<SchoolRequest> = {
    header: tDesk('columns.title'),
    key: ({ requestId }) => requestId,
    name: ({ title }) => title,
  };
  const columns: Column<SchoolRequest>[] = [
    { id: 'kind', header: tDesk('columns.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'school', header: tDesk('columns.school'), cell: ({ school }) => pickName(school, locale) },
    {
      id: 'person',
      header: tDesk('columns.person'),
      cell: ({ personName, personNameKm }) =>
        pickName({ name: personName, nameNative: personNameKm || personName }, locale),
    },
    { id: 'state', header: tDesk('columns.state'), card: 'badge', cell: ({ state }) => t(`state.${state}`) },
    dateColumn({ id: 'sent', header: tDesk('columns.sent'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      lead={tDesk('lead')}
      address={requestList}
      query={requestQuery}
      texts={tDesk}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: tDesk('keyword') },
        { kind: 'field', name: 'schoolId', label: tDesk('columns.school'), Field: LazySchoolField },
        {
          kind: 'select',
          name: 'kind',
          label: tDesk('columns.kind'),
          any: tDesk('anyKind'),
          options: schoolRequestKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
      ]}
      tabs={{
        name: 'state',
        label: tDesk('columns.state'),
        all: tDesk('anyState'),
        tabs: schoolRequestStates.map((key) => ({ key, label: t(`state.${key}`) })),
        counts: () => null,
      }}
      shown={(count) => tDesk('shown', { count })}
      detail={(request, onClose) => <RequestSheet request={request} onClose={onClose} />}
    />
  );
}
