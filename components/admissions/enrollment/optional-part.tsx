'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { FormField } from '@/lib/domain/admissions/applicant-form';
import { emptyApplication } from './application-values';
import { useApplicationContext } from './use-application-form';
import { useAskedForm } from './use-asked-form';

const paths = {
  birthPlace: 'personal.birthPlace',
  address: 'address',
  nationalExam: 'nationalExam',
  highSchool: 'highSchool',
} as const satisfies Partial<Record<FormField, string>>;

/** That this part may be left out; what was begun can be emptied. Nothing where it is required. */
export function OptionalNote({ field }: { field: keyof typeof paths }) {
  const t = useTranslations('enrollment.optionalPart');
  const { setValue, clearErrors } = useApplicationContext();
  const { fields } = useAskedForm();
  if (fields[field] !== 'optional') return null;
  const empty = () => {
    const { personal, ...parts } = emptyApplication().enrollToDetail;
    const name = `enrollToDetail.${paths[field]}` as const;
    const value = field === 'birthPlace' ? personal.birthPlace : parts[field];
    // What the form holds while it is typed on: the fields of all variants side by side.
    setValue(name, value as never, { shouldDirty: true });
    clearErrors(name);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {t('note')}
      <Button variant="link" className="min-h-11 text-sm" onClick={empty}>
        {t('empty')}
      </Button>
    </p>
  );
}
