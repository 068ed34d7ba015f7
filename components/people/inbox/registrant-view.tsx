'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Registration } from '@/lib/contract/recruitment/registrations';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickText } from '@/lib/i18n/pick';
import { registrantList, registrantQuery } from './inbox-lists';

/** People who registered with a career center, whether it still holds, and what they look for. */
export function RegistrantView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('inbox.registrants');
  const locale = useLocale();
  const { data } = useQuery(
    recruitmentApi.registrations.centers.queryOptions({ params: { orgId: organizationId } }),
  );
  const centers = (data?.data ?? []).map((center) => ({
    value: center.careerCenterId,
    label: pickText(center.name, locale),
  }));
  const centerOf = ({ careerCenterId }: Registration) =>
    centers.find(({ value }) => value === careerCenterId)?.label ?? '';
  const interestsOf = ({ interests }: Registration) =>
    interests.map((interest) => t(`interest.${interest}`)).join(', ');
  const name: RowName<Registration> = {
    header: t('columns.name'),
    key: ({ registrationId }) => registrationId,
    name: ({ lastName, firstName }) => `${lastName} ${firstName}`,
    below: ({ phone }) => <span className="block tabular-nums text-muted">{formatPhone(phone)}</span>,
    csv: [
      { header: t('columns.name'), text: ({ lastName, firstName }) => `${lastName} ${firstName}` },
      { header: t('columns.phone'), text: ({ phone }) => formatPhone(phone) },
    ],
  };
  const columns: Column<Registration>[] = [
    { id: 'center', header: t('columns.center'), cell: centerOf, text: centerOf },
    {
      id: 'situation',
      header: t('columns.situation'),
      cell: ({ situation }) => t(`situation.${situation}`),
      text: ({ situation }) => t(`situation.${situation}`),
    },
    { id: 'interests', header: t('columns.interests'), cell: interestsOf, text: interestsOf },
    {
      id: 'email',
      header: t('columns.email'),
      optional: true,
      className: 'wrap-anywhere',
      cell: ({ email }) => email,
      text: ({ email }) => email ?? '',
    },
    {
      id: 'validity',
      header: t('columns.validity'),
      card: 'badge',
      cell: ({ expired }) => (
        <Badge tone={expired ? 'neutral' : 'success'}>{t(expired ? 'expired' : 'current')}</Badge>
      ),
      text: ({ expired }) => t(expired ? 'expired' : 'current'),
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ registeredAt }) => registeredAt }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={registrantList}
      query={registrantQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'careerCenterId',
          label: t('columns.center'),
          any: t('anyCenter'),
          options: centers,
        },
        {
          kind: 'select',
          name: 'validity',
          label: t('columns.validity'),
          any: t('anyValidity'),
          options: (['current', 'expired'] as const).map((value) => ({ value, label: t(value) })),
        },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'career-center', rowsPerCall: 100 }}
    />
  );
}
