'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { followUpApi } from '@/lib/api/follow-up';
import { requiredText } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';
import { MentionChips } from './mention-chips';
import { mentionedIn, withMention } from './mentions';
import { useColleagues } from './use-colleagues';

const channels = ['call', 'message', 'visit', 'other'] as const;

const schema = z.object({
  note: requiredText(textLimits.shortTextMax),
  channel: z.enum(channels),
  dueOn: z.string(),
  forId: z.string(),
});

/** A task about an applicant: what, how, until when, and for whom. */
export function FollowUpForm({ applicantId, onClose }: { applicantId: string; onClose: () => void }) {
  const t = useTranslations('applicationDesk.followUps');
  const colleagues = useColleagues(applicantId);
  const names = [...new Set(colleagues.map(({ label }) => label))];
  const create = useWrite(followUpApi.followUps.create, { invalidates: [applicantApi.applicants.key] });
  const form = useZodForm(schema, { defaultValues: { note: '', channel: 'call', dueOn: '', forId: '' } });
  return (
    <Form
      form={form}
      onSubmit={async ({ dueOn, forId, ...values }) => {
        const mentioned = mentionedIn(values.note, names);
        await create.send({
          params: { id: applicantId },
          body: {
            ...values,
            mentionIds: colleagues.filter(({ label }) => mentioned.includes(label)).map(({ value }) => value),
            dueOn: dueOn || null,
            ...(forId && { forId }),
          },
        });
        onClose();
      }}
      className="grid gap-4"
    >
      <TextareaField name="note" label={t('note')} />
      {colleagues.length > 0 && (
        <MentionChips
          names={names}
          onMention={(name) =>
            form.setValue('note', withMention(form.getValues('note'), name), { shouldDirty: true })
          }
        />
      )}
      <SelectField
        name="channel"
        label={t('channel')}
        options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      {colleagues.length > 0 && (
        <SelectField
          name="forId"
          label={t('forWhom')}
          placeholder={t('forMe')}
          options={colleagues}
          optional
        />
      )}
      <DateField name="dueOn" label={t('dueOn')} optional />
      <div className="flex flex-wrap gap-2">
        <SubmitButton wide={false}>{t('save')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
