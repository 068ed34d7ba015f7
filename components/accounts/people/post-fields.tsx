'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { SelectField } from '@/components/form/select-field';
import { SchoolField } from '@/components/schools/school/school-field';
import { marketingApi } from '@/lib/api/marketing';
import { staffPost } from '@/lib/contract/accounts/staff';
import { roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { pickName } from '@/lib/i18n/pick';
import { roleKeys } from '@/lib/domain/accounts/role-keys';

const place = z.string().transform((value) => value || undefined);

/** A role and its place as a form has them: which place is needed, the server knows. */
export const postShape = { role: staffPost.shape.role, schoolId: place, bankId: place };
export const noPost = { role: roleNames.schoolAdmin, schoolId: '', bankId: '' } as const;
export const schoolPost = (schoolId: string) => ({ role: roleNames.teacher, schoolId, bankId: '' });
export const bankPost = (bankId: string) => ({ role: roleNames.bank, schoolId: '', bankId });

/** The post without the field that its role does not show. */
export const postOf = ({ role, schoolId, bankId }: z.output<typeof staffPost>) => {
  if (role === roleNames.operator) return { role };
  return role === roleNames.bank ? { role, bankId } : { role, schoolId };
};

interface PostFieldsProps {
  roles: readonly StaffRoleName[];
  /** The school is known. */
  ofSchool?: boolean;
}

/** Which of these roles, and for which school or bank. */
export function PostFields({ roles, ofSchool = false }: PostFieldsProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  const role: unknown = useWatch({ name: 'role' });
  const isBank = role === roleNames.bank;
  const { data: banks } = useQuery({ ...marketingApi.banks.list.queryOptions(), enabled: isBank });
  return (
    <>
      <SelectField
        name="role"
        label={t('staff.role')}
        options={roles.map((name) => ({ value: name, label: t(`roles.${roleKeys[name]}`) }))}
      />
      {isBank && (
        <SelectField
          name="bankId"
          label={t('staff.bank')}
          options={(banks?.data ?? []).map((bank) => ({ value: bank.bankId, label: pickName(bank, locale) }))}
        />
      )}
      {!ofSchool && !isBank && role !== roleNames.operator && (
        <SchoolField
          name="schoolId"
          label={t('staff.school')}
          optional={role === roleNames.advisor}
          none={role === roleNames.advisor ? t('staff.noSchool') : null}
        />
      )}
    </>
  );
}
