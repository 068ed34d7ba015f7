'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { PartFields } from './part-fields';
import { contactForm, contactValues } from './part-forms';
import { SchoolPart } from './school-part';

/** How people reach a school. */
export function ContactPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  return (
    <SchoolPart school={school} part="contact" schema={contactForm} toValues={contactValues}>
      <Panel title={t('views.contact')}>
        <PartFields part="contact" />
      </Panel>
    </SchoolPart>
  );
}
