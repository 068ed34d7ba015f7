'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { Badge } from '@/components/ui/badge';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { provinceName } from '@/lib/domain/geography/geography';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickText } from '@/lib/i18n/pick';

const tones = {
  registered: 'neutral',
  confirmed: 'success',
  attended: 'accent',
  declined: 'danger',
  withdrawn: 'warning',
} as const;

/** The columns of the registrations; each question of the campaign is one, hidden until it is chosen. */
export function useCampaignRegistrantColumns({ questions }: Campaign) {
  const t = useTranslations('campaignDesk.registrants');
  const locale = useLocale();
  const nameOf = ({ lastName, firstName }: Registrant) => `${lastName} ${firstName}`;
  const provinceOf = ({ province }: Registrant) => provinceName(province, locale);
  const guardianOf = ({ guardianPhone }: Registrant) => (guardianPhone ? formatPhone(guardianPhone) : '');
  const sourceOf = ({ source }: Registrant) => source ?? '';
  const answerTo = (id: string) => (row: Registrant) => {
    const given = row.answers.find((answer) => answer.id === id);
    return given ? pickText(given.answer, locale) : '';
  };
  const name: RowName<Registrant> = {
    header: t('columns.name'),
    key: ({ registrationId }) => registrationId,
    name: nameOf,
    beside: ({ twins }) => twins > 0 && <Badge tone="warning">{t('twin', { count: twins })}</Badge>,
    below: ({ phone, reference }) => (
      <span className="block tabular-nums text-muted">
        {formatPhone(phone)} · {reference}
      </span>
    ),
    csv: [
      { header: t('columns.name'), text: nameOf },
      { header: t('columns.phone'), text: ({ phone }) => formatPhone(phone) },
      { header: t('columns.email'), text: ({ email }) => email ?? '' },
      { header: t('columns.reference'), text: ({ reference }) => reference },
      { header: t('columns.dob'), text: ({ dob }) => dob },
    ],
  };
  const columns: Column<Registrant>[] = [
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'school',
      header: t('columns.school'),
      cell: ({ schoolName }) => schoolName,
      text: ({ schoolName }) => schoolName,
    },
    { id: 'province', header: t('columns.province'), cell: provinceOf, text: provinceOf },
    {
      id: 'guardian',
      header: t('columns.guardian'),
      optional: true,
      className: 'tabular-nums',
      cell: guardianOf,
      text: guardianOf,
    },
    { id: 'source', header: t('columns.source'), optional: true, cell: sourceOf, text: sourceOf },
    ...questions.map(({ id, label }): Column<Registrant> => ({
      id: `answer-${id}`,
      header: pickText(label, locale),
      optional: true,
      cell: answerTo(id),
      text: answerTo(id),
    })),
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ registeredAt }) => registeredAt }),
  ];
  return { name, columns };
}
