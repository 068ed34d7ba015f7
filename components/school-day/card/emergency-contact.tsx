'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { emergencyContact, type OwnRecord } from '@/lib/contract/school-day/own-record';
import { formatPhone } from '@/lib/domain/values/phone';

interface EmergencyContactProps {
  orgId: string;
  record: OwnRecord;
  mayChange: boolean;
}

function ContactForm({ orgId, record: { studentId, contact } }: Omit<EmergencyContactProps, 'mayChange'>) {
  const t = useTranslations('portalCard');
  const api = lmsApi.ownRecord;
  const save = useWrite(api.setContact, { invalidates: [api.key], done: t('saved') });
  const form = useZodForm(emergencyContact, {
    defaultValues: {
      name: contact?.name ?? '',
      phone: contact ? formatPhone(contact.phone) : '',
      relation: contact?.relation ?? '',
    },
  });
  return (
    <Form form={form} onSubmit={(body) => save.send({ params: { orgId, id: studentId }, body })}>
      <TextField name="name" label={t('name')} />
      <PhoneField name="phone" label={t('phone')} />
      <TextField name="relation" label={t('relation')} hint={t('relationHint')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** Whom the school calls when something has happened. */
export function EmergencyContact({ orgId, record, mayChange }: EmergencyContactProps) {
  const t = useTranslations('portalCard');
  const { contact } = record;
  return (
    <Panel title={t('contact')}>
      <p className="mb-4 text-muted">{t('contactLead')}</p>
      {mayChange && <ContactForm orgId={orgId} record={record} />}
      {!mayChange && !contact && <p>{t('contactNone')}</p>}
      {!mayChange && contact && (
        <DescriptionList
          items={[
            { key: 'name', term: t('name'), details: contact.name },
            { key: 'phone', term: t('phone'), details: formatPhone(contact.phone) },
            { key: 'relation', term: t('relation'), details: contact.relation },
          ]}
        />
      )}
    </Panel>
  );
}
