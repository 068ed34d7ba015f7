'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ComboboxField } from '@/components/form/combobox-field';
import type { FieldBase } from '@/components/form/field';
import { readAllRows } from '@/components/kits/list/read-all-rows';
import { recruitmentApi } from '@/lib/api/recruitment';
import { pickText } from '@/lib/i18n/pick';

const companiesPerCall = 100;

interface CompanyFieldProps extends FieldBase {
  organizationId: string;
  /** What no employer is called; left out where one has to be chosen. */
  none?: string;
}

/** One of the employers that are not archived, found by typing its name in either language. */
export function CompanyField({ organizationId, none, ...base }: CompanyFieldProps) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { data = [] } = useQuery({
    queryKey: [...recruitmentApi.companies.key, 'all', organizationId],
    queryFn: () =>
      readAllRows(companiesPerCall, (query) =>
        recruitmentApi.companies.list({ params: { orgId: organizationId }, query }),
      ),
  });
  return (
    <ComboboxField
      {...base}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...data
          .filter(({ state }) => state !== 'archived')
          .map(({ companyId, name, state }) => ({
            value: companyId,
            label:
              state === 'checked'
                ? pickText(name, locale)
                : t('uncheckedEmployer', { name: pickText(name, locale) }),
            alias: `${name.en} ${name.km}`,
          })),
      ]}
    />
  );
}
