'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ComboboxField } from '@/components/form/combobox-field';
import { useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { academicApi } from '@/lib/api/academic';
import { pickText } from '@/lib/i18n/pick';

/** One of the school's places; Sala's own organization has none. */
export function CampusField({ organizationId }: { organizationId: string }) {
  const t = useTranslations('eventDesk');
  const locale = useLocale();
  const { data: schools = [] } = useOwnSchools();
  const { data } = useQuery({
    ...academicApi.schools.campuses.queryOptions({ params: { id: organizationId } }),
    enabled: schools.some(({ schoolId }) => schoolId === organizationId),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <ComboboxField
      name="campusId"
      label={t('fields.campus')}
      optional
      options={[
        { value: '', label: t('fields.elsewhere') },
        ...data.data.map((campus) => ({ value: campus.campusId, label: pickText(campus.name, locale) })),
      ]}
    />
  );
}
