'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { StepForm } from '@/components/kits/work/step-form';
import { defineStepForm, useStepForm } from '@/components/kits/work/use-step-form';
import { scheduleApi } from '@/lib/api/schedule';
import type { ScheduledEvent } from '@/lib/contract/schedule/event-answer';
import { pickText } from '@/lib/i18n/pick';
import { usePlaceCalls, usePlaceRefusal } from './use-place-calls';

// Which answers must be given says the event, and the server at their fields.
const questionsForm = defineStepForm({
  name: 'sala.event-place',
  schema: z.object({ answers: z.record(z.string(), z.string().nullish()) }),
  empty: { answers: {} },
  steps: [{ key: 'questions', fields: ['answers'] }],
});

type Question = ScheduledEvent['questions'][number];

function QuestionField({ question }: { question: Question }) {
  const t = useTranslations('careerEvent.take');
  const locale = useLocale();
  const { id, kind, label, isRequired, choices } = question;
  const field = { name: `answers.${id}`, label: pickText(label, locale), optional: !isRequired };
  switch (kind) {
    case 'text':
      return <TextField {...field} />;
    case 'choice':
      return (
        <SelectField
          {...field}
          placeholder={t('choose')}
          options={choices.map((choice) => ({ value: choice.en, label: pickText(choice, locale) }))}
        />
      );
    case 'yes-no':
      return (
        <RadioField
          {...field}
          columns={2}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      );
  }
}

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
              <QuestionField key={question.id} question={question} />
            ))}
          </div>
        ),
      }}
    </StepForm>
  );
}
