'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { PartFields } from './part-fields';
import { admissionForm, admissionValues } from './part-forms';
import { SchoolPart } from './school-part';

const parts = ['rules', 'papers', 'facilities'] as const;

/** Who is admitted, with which papers, for which fees, and what the school offers. */
export function AdmissionPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  return (
    <SchoolPart school={school} part="admission" schema={admissionForm} toValues={admissionValues}>
      {parts.map((part) => (
        <Panel key={part} title={t(`parts.${part}`)}>
          <PartFields part={part} />
        </Panel>
      ))}
    </SchoolPart>
  );
}
