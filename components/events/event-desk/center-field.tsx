'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/form/select-field';
import { recruitmentApi } from '@/lib/api/recruitment';
import { pickText } from '@/lib/i18n/pick';

/** The career center that the event belongs to; only an organization with centers is asked. */
export function CenterField({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.fields');
  const locale = useLocale();
  const { data } = useQuery(recruitmentApi.registrations.centers.queryOptions({ params: { orgId } }));
  if (!data || data.data.length === 0) return null;
  return (
    <SelectField
      name="careerCenterId"
      label={t('careerCenter')}
      optional
      placeholder={t('noCenter')}
      options={data.data.map(({ careerCenterId, name }) => ({
        value: careerCenterId,
        label: pickText(name, locale),
      }))}
    />
  );
}
