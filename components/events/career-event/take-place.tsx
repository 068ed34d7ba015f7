'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';
import * as z from 'zod';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { scheduleApi } from '@/lib/api/schedule';
import { QuestionField } from './question-field';

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
function EventQuestions({ event, userId, takesAtOnce, send }: EventQuestionsProps) {
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

interface TakePlaceProps {
  event: ScheduledEvent;
  userId: string;
}

/** Registers, or joins the waiting list: with one tap, or with the answers that the event asks for. */
export function TakePlace({ event, userId }: TakePlaceProps) {
  const t = useTranslations('careerEvent.take');
  const refusal = usePlaceRefusal();
  const { wish } = usePlaceCalls(event, userId);
  const [takesAtOnce, setAtOnce] = useState(false);
  const isFull = event.seatsLeft === 0 || event.waitingCount > 0;
  const atOnce = isFull && (
    <Checkbox checked={takesAtOnce} onChange={({ target }) => setAtOnce(target.checked)}>
      {t('atOnce')}
    </Checkbox>
  );
  const label = t(isFull ? 'join' : 'register');
  if (event.questions.length > 0)
    return (
      <>
        {isFull && <p>{t('fullBody')}</p>}
        {atOnce}
        <EventQuestions event={event} userId={userId} takesAtOnce={takesAtOnce} send={label} />
      </>
    );
  return (
    <>
      {isFull && <p>{t('fullBody')}</p>}
      {atOnce}
      {wish.error && <Alert tone="danger">{refusal(wish.error)}</Alert>}
      <Button loading={wish.isPending} onClick={() => wish.mutate({ takesAtOnce })}>
        {label}
      </Button>
    </>
  );
}
