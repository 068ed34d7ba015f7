'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { followUpQuery } from '@/components/admissions/application/follow-up-list';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName } from '@/lib/i18n/pick';
import { FollowUpDone, FollowUpFacts } from './follow-up-line';
import { RemoveFollowUp } from './remove-follow-up';

/** What is to be done about all applicants of the desk, those due first. */
export function FollowUpListView() {
  const t = useTranslations('applicationDesk.followUps.list');
  const locale = useLocale();
  const area = useApplicationArea();
  const name: RowName<FollowUp> = {
    header: t('columns.applicant'),
    key: ({ followUpId }) => followUpId,
    name: ({ applicantName, applicantNameKm }) =>
      pickName({ name: applicantName, nameNative: applicantNameKm }, locale),
    href: ({ applicantId }) => area.application(applicantId),
    below: ({ school, phone }) => (
      <>
        <span className="block">{pickName(school, locale)}</span>
        <a className="inline-flex min-h-11 items-center underline tabular-nums" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      </>
    ),
  };
  const columns: Column<FollowUp>[] = [
    {
      id: 'note',
      header: t('columns.note'),
      cell: (followUp) => (
        <>
          <FollowUpDone followUp={followUp} />
          <FollowUpFacts followUp={followUp} />
        </>
      ),
    },
    {
      id: 'remove',
      header: t('columns.remove'),
      card: 'foot',
      cell: (followUp) => <RemoveFollowUp followUp={followUp} />,
    },
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={area.followUps}
      query={followUpQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        {
          kind: 'select',
          name: 'state',
          label: t('state'),
          any: t('open'),
          options: [
            { value: 'done', label: t('isDone') },
            { value: 'all', label: t('all') },
          ],
        },
      ]}
      tabs={{
        name: 'mine',
        label: t('whose'),
        all: t('everybodys'),
        tabs: [{ key: 'true', label: t('mine') }],
      }}
      shown={(count) => t('shown', { count })}
    />
  );
}
