'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { useClassesOf } from './school-choices';

/** Where students study; '' is no class. */
export const classShape = {
  campusId: z.string().min(1, 'required'),
  structureRecordId: z.string().transform((id) => id || null),
};

/** A campus, and a class of it. */
export function ClassFields({ campuses }: { campuses: readonly Option[] }) {
  const t = useTranslations('studentDesk');
  const { setValue } = useFormContext();
  const campusId = useWatch<{ campusId: string }, 'campusId'>({ name: 'campusId' });
  const classes = useClassesOf(campusId);
  return (
    <>
      <SelectField
        name="campusId"
        label={t('fields.campus')}
        options={campuses}
        onPick={() => setValue('structureRecordId', '')}
      />
      <SelectField
        name="structureRecordId"
        label={t('fields.class')}
        options={classes}
        placeholder={t('noClass')}
        optional
      />
    </>
  );
}
