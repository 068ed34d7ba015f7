'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { QuestionField } from './question-field';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

// Which answers must be given says the event, and the server at their fields.
const questionsForm = defineStepForm({
  name: 'sala.event-place',
  schema: z.object({ answers: z.record(z.string(), z.string().nullish()) }),
  empty: { answers: {} },
  steps: [{ key: 'questions', fields: ['answers'] }],
});

interface EventQuestionsProps {
  event: ScheduledEvent;
  userId: string;
  takesAtOnce: boolean;
  send: string;
}

/** What the event asks of those who register; what is typed stays on the device until it is sent. */
export function EventQuestions({ event, userId, takesAtOnce, send }: EventQuestionsProps) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { wish } = usePlaceCalls(event, userId);
  const work = useStepForm(questionsForm, {
    // The ids of questions tell events apart.
    owner: userId,
    send: ({ answers }) =>
      wish.mutateAsync({
        answers: Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer ?? ''])),
        takesAtOnce,
      }),
    invalidates: [scheduleApi.calendars.key],
    problems: { 409: 'refused' },
    onSent: () => undefined,
  });
  return (
    <StepForm
      work={work}
      titles={{ questions: t('questions') }}
      send={send}
      sentences={{ refused: refusal(work.problem?.error) }}
    >
      {{
        questions: (
          <div className="grid gap-5">
            {event.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                texts={{ choose: t('choose'), yes: t('yes'), no: t('no') }}
              />
            ))}
          </div>
        ),
      }}
    </StepForm>
  );
}
