'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { RadioField } from '@/components/form/radio-field';
import { TextareaField } from '@/components/form/textarea-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { scheduleApi } from '@/lib/api/schedule';
import type { EventFeedback } from '@/lib/contract/schedule/after-event';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { feedbackLimits, helpedAnswers } from '@/lib/domain/learning/event-feedback';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

const ratings = ['5', '4', '3', '2', '1'] as const;

const feedbackForm = defineStepForm({
  name: 'sala.event-feedback',
  schema: z.object({
    rating: z.enum(ratings, 'required'),
    helped: z.enum(helpedAnswers, 'required'),
    words: z.string().max(feedbackLimits.wordsMax, 'too-long'),
  }),
  empty: { words: '' },
  steps: [{ key: 'questions', fields: ['rating', 'helped', 'words'] }],
});

interface FeedbackFormProps {
  event: ScheduledEvent;
  userId: string;
  /** What was said before. */
  said: EventFeedback | null;
  onSaid: () => void;
}

/** Three questions about an event, of which the last may stay open. */
export function FeedbackForm({ event, userId, said, onSaid }: FeedbackFormProps) {
  const t = useTranslations('careerEvent.after');
  const refusal = usePlaceRefusal();
  const { params } = usePlaceCalls(event, userId);
  const work = useStepForm(feedbackForm, {
    owner: `${userId}:${event.eventId}`,
    ...(said && { prefilled: { ...said, rating: String(said.rating) } }),
    send: ({ rating, helped, words }) =>
      scheduleApi.afterEvent.say({ params, body: { rating: Number(rating), helped, words } }),
    invalidates: [scheduleApi.afterEvent.key],
    problems: { 409: 'refused' },
    onSent: onSaid,
  });
  return (
    <StepForm
      work={work}
      titles={{ questions: t('title') }}
      send={t('send')}
      sentences={{ refused: refusal(work.problem?.error) }}
    >
      {{
        questions: (
          <div className="grid gap-5">
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
            <TextareaField name="words" label={t('words')} optional hint={t('wordsHint')} />
          </div>
        ),
      }}
    </StepForm>
  );
}
