'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { Panel } from '@/components/ui/panel';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { admissionForm, admissionValues } from './part-forms';
import { SchoolPart } from './school-part';
import { ArrayField } from '@/components/form/array-field';

interface TextListFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A list of short texts in both languages. */
function TextListField({ name, label, hint }: TextListFieldProps) {
  const t = useTranslations('schoolDesk');
  return (
    <ArrayField
      name={name}
      label={label}
      hint={hint}
      optional="unsaid"
      max={50}
      entryLabel={(number) => t('entry', { number })}
      addLabel={t('addEntry')}
      empty={{ km: '', en: '' }}
    >
      {(path) => <BilingualField name={path} label={t('fields.text')} maxLength={textLimits.titleMax} />}
    </ArrayField>
  );
}

/** Who is admitted, with which papers, for which fees, and what the school offers. */
export function AdmissionPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const long = { as: 'textarea', rows: 6, maxLength: textLimits.longTextMax, optional: true } as const;
  return (
    <SchoolPart school={school} part="admission" schema={admissionForm} toValues={admissionValues}>
      <Panel title={t('parts.rules')}>
        <div className="grid gap-5">
          <BilingualField name="admission" label={t('fields.admission')} {...long} />
          <BilingualField name="feesNote" label={t('fields.feesNote')} {...long} />
        </div>
      </Panel>
      <Panel title={t('parts.papers')}>
        <TextListField
          name="requiredDocuments"
          label={t('fields.requiredDocuments')}
          hint={t('fields.requiredDocumentsHint')}
        />
      </Panel>
      <Panel title={t('parts.facilities')}>
        <TextListField name="facilities" label={t('fields.facilities')} />
      </Panel>
    </SchoolPart>
  );
}
