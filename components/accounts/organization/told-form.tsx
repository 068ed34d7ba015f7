'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { Panel } from '@/components/ui/panel';
import { userApi } from '@/lib/api/user';
import { requiredText, typed } from '@/lib/contract/fields';
import type { OrganizationProfile } from '@/lib/contract/accounts/organization-profiles';
import { phone } from '@/lib/contract/person-fields';

const toldForm = z.object({
  emergencyContact: z.object({ name: requiredText(100), relation: requiredText(60), phone }),
  about: typed(500),
});

interface ToldFormProps {
  userId: string;
  orgId: string;
  told: OrganizationProfile | null;
}

/** What one organization is told: whom to call, and what it should know. */
export function ToldForm({ userId, orgId, told }: ToldFormProps) {
  const t = useTranslations('person.school');
  const form = useZodForm(toldForm, {
    defaultValues: {
      emergencyContact: told?.emergencyContact ?? { name: '', relation: '', phone: '' },
      about: told?.about ?? '',
    },
  });
  const store = useWrite(userApi.organizationProfiles.update, {
    invalidates: [userApi.organizationProfiles.key],
  });
  return (
    <Panel title={t('emergency')}>
      <Form
        form={form}
        className="grid gap-4"
        onSubmit={async (body) => {
          await store.send({ params: { id: userId, orgId }, body });
          showToast({ kind: 'success', message: t('saved') });
        }}
      >
        <TextField name="emergencyContact.name" label={t('emergencyName')} autoComplete="off" />
        <TextField name="emergencyContact.relation" label={t('relation')} autoComplete="off" />
        <PhoneField name="emergencyContact.phone" label={t('phone')} />
        <TextareaField name="about" label={t('about')} rows={4} maxLength={500} optional />
        <SubmitButton wide={false} size="md">
          {t('save')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
