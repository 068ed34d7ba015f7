import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { Badge } from '@/components/ui/badge';
import type { Registration } from '@/lib/contract/careers/registrations';
import { formatPhone } from '@/lib/domain/people/phone';

/** The columns of the list of registrations; `centers` name the centers by their ids. */
export function useRegistrantColumns(centers: readonly { value: string; label: string }[]) {
  const t = useTranslations('centerDesk.registrants');
  const locale = useLocale();
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
    {
      ...dateColumn<Registration>({
        id: 'reminded',
        header: t('columns.reminded'),
        locale,
        at: ({ remindedAt }) => remindedAt ?? '',
      }),
      optional: true,
    },
  ];
  return { name, columns };
}
