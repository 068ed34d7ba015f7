'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';
import { FollowUpDone, FollowUpFacts } from './follow-up-line';
import { RemoveFollowUp } from './remove-follow-up';
import * as z from 'zod';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { applicantApi } from '@/lib/api/applicant';
import { requiredText } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';
import { mentionedIn, withMention, mentionOf } from './mentions';
import { useColleagues } from './use-colleagues';

interface MentionChipsProps {
  names: readonly string[];
  onMention: (name: string) => void;
}

/** The colleagues whom a note can mention: a tap writes the name into the note. */
function MentionChips({ names, onMention }: MentionChipsProps) {
  const t = useTranslations('applicationDesk.followUps');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('mention')}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => onMention(name)}
          >
            {mentionOf(name)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const channels = ['call', 'message', 'visit', 'other'] as const;

const schema = z.object({
  note: requiredText(textLimits.shortTextMax),
  channel: z.enum(channels),
  dueOn: z.string(),
  forId: z.string(),
});

/** A task about an applicant: what, how, until when, and for whom. */
function FollowUpForm({ applicantId, onClose }: { applicantId: string; onClose: () => void }) {
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

/** What staff have noted to do about an applicant; applicants never see it. */
export function FollowUps({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applicationDesk.followUps');
  const [adding, setAdding] = useState(false);
  const query = useQuery(followUpApi.followUps.listOfApplicant.queryOptions({ params: { id: applicantId } }));
  return (
    <div className="grid gap-3">
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={2} />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
      >
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((followUp) => (
              <FollowUpLine key={followUp.followUpId} followUp={followUp} />
            ))}
          </ul>
        )}
      </QueryState>
      {adding ? (
        <FollowUpForm applicantId={applicantId} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)} className="justify-self-start">
          {t('add')}
        </Button>
      )}
    </div>
  );
}

function FollowUpLine({ followUp }: { followUp: FollowUp }) {
  return (
    <li className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <FollowUpDone followUp={followUp} />
        <FollowUpFacts followUp={followUp} />
      </div>
      <RemoveFollowUp followUp={followUp} />
    </li>
  );
}
