'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { RadioField } from '@/components/form/radio-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { scheduleApi } from '@/lib/api/schedule';
import type { EventFeedback } from '@/lib/contract/events/after-event';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { feedbackLimits, helpedAnswers } from '@/lib/domain/events/event-feedback';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

const ratings = ['5', '4', '3', '2', '1'] as const;

const feedbackForm = z.object({
  rating: z.enum(ratings, 'required'),
  helped: z.enum(helpedAnswers, 'required'),
  words: z.string().max(feedbackLimits.wordsMax, 'too-long'),
});
const empty = { words: '' };

interface FeedbackFormProps {
  event: ScheduledEvent;
  userId: string;
  /** What was said before. */
  said: EventFeedback | null;
  onSaid: () => void;
}

/** Three questions about an event, of which the last may stay open. What is typed stays until it has been sent. */
export function FeedbackForm({ event, userId, said, onSaid }: FeedbackFormProps) {
  const t = useTranslations('careerEvent.after');
  const refusal = usePlaceRefusal();
  const client = useQueryClient();
  const { params } = usePlaceCalls(event, userId);
  const [refused, setRefused] = useState<unknown>(null);
  const form = useZodForm(feedbackForm, {
    defaultValues: said
      ? { ...said, rating: ratings.find((each) => each === String(said.rating)) }
      : { ...empty },
  });
  const { clear } = useFormDraft(`sala-event-feedback-${event.eventId}`, form, empty);
  const send = async ({ rating, helped, words }: z.output<typeof feedbackForm>) => {
    setRefused(null);
    try {
      await scheduleApi.afterEvent.say({ params, body: { rating: Number(rating), helped, words } });
    } catch (error) {
      if (!isApiError(error, 409)) throw error;
      return setRefused(error);
    }
    clear();
    await client.invalidateQueries({ queryKey: scheduleApi.afterEvent.key });
    onSaid();
  };
  return (
    <section aria-labelledby="event-feedback" className="grid gap-4">
      <h3 id="event-feedback" className="text-lg">
        {t('title')}
      </h3>
      <Form form={form} hasDraft onSubmit={send}>
        <RadioField
          name="rating"
          label={t('rating')}
          options={ratings.map((value) => ({ value, label: t(`ratings.${value}`) }))}
        />
        <RadioField
          name="helped"
          label={t('helped')}
          options={helpedAnswers.map((value) => ({ value, label: t(`helpedAnswers.${value}`) }))}
        />
        <TextareaField
          name="words"
          label={t('words')}
          hint={t('wordsHint')}
          maxLength={feedbackLimits.wordsMax}
          optional
        />
        {refused !== null && <Alert tone="danger">{refusal(refused)}</Alert>}
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </section>
  );
}
