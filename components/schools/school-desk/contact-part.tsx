'use client';

import { useTranslations } from 'next-intl';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { contactForm, contactValues } from './part-forms';
import { SchoolPart } from './school-part';

/** How people reach a school. */
export function ContactPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  return (
    <SchoolPart school={school} part="contact" schema={contactForm} toValues={contactValues}>
      <Panel title={t('views.contact')}>
        <div className="grid gap-5 lg:grid-cols-2">
          <PhoneField name="phone" label={t('fields.phone')} optional />
          <TextField name="email" label={t('fields.email')} type="email" inputMode="email" optional />
          <TextField name="telegram" label={t('fields.telegram')} maxLength={100} optional />
          <TextField name="website" label={t('fields.website')} inputMode="url" maxLength={500} optional />
          <TextField name="facebook" label={t('fields.facebook')} inputMode="url" maxLength={500} optional />
        </div>
      </Panel>
    </SchoolPart>
  );
}
