'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { typed } from '@/lib/contract/fields';
import { allRoleNames, defaultRoleName, readRoleNames } from '@/lib/domain/people/roles';
import { useRouter } from '@/lib/i18n/navigation';
import { hrefOfPeople, type PeopleFilter, roleKeys } from './people-filter';

const filterForm = z.object({ keyword: typed(120), role: z.string() });

/** Search and role; the address changes when it is sent. */
export function PeopleFilterForm({ filter }: { filter: PeopleFilter }) {
  const t = useTranslations('people');
  const router = useRouter();
  const { keyword, role } = filter;
  const form = useZodForm(filterForm, { values: { keyword, role: role === defaultRoleName ? '' : role } });
  return (
    <Form
      form={form}
      role="search"
      onSubmit={(values) => {
        const [chosen = defaultRoleName] = readRoleNames([values.role]);
        router.push(hrefOfPeople({ keyword: values.keyword, role: chosen, page: 1 }), { scroll: false });
      }}
      className="grid grid-cols-1 items-end gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5 md:grid-cols-[1fr_16rem_auto]"
    >
      <TextField name="keyword" label={t('keyword')} optional="unsaid" type="search" autoComplete="off" />
      <SelectField
        name="role"
        label={t('role')}
        optional="unsaid"
        placeholder={t('roles.user')}
        options={allRoleNames
          .filter((name) => name !== defaultRoleName)
          .map((name) => ({ value: name, label: t(`roles.${roleKeys[name]}`) }))}
      />
      <Button type="submit" className="min-h-12">
        {t('apply')}
      </Button>
    </Form>
  );
}
