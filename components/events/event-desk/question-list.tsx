'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { eventLimits, eventQuestionKinds } from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';

const { titleMax } = textLimits;
const nothing = { en: '', km: '' };

interface QuestionListProps {
  /** What the questions are about. */
  label?: string;
  max?: number;
}

/** What is asked of those who register or apply; the page's messages need `eventDesk`. */
export function QuestionFields({ label, max = eventLimits.questionsMax }: QuestionListProps) {
  const t = useTranslations('eventDesk');
  return (
    <ArrayField
      name="questions"
      label={label ?? t('fields.questions')}
      optional
      empty={{ id: '', kind: 'text', label: nothing, isRequired: false, choices: [] }}
      entryLabel={(number) => t('entry.question', { number: String(number) })}
      addLabel={t('entry.addQuestion')}
      max={max}
    >
      {(path) => <Question path={path} />}
    </ArrayField>
  );
}

function Question({ path }: { path: string }) {
  const t = useTranslations('eventDesk');
  const kind: unknown = useWatch({ name: `${path}.kind` });
  return (
    <>
      <BilingualField name={`${path}.label`} label={t('fields.question')} maxLength={titleMax} />
      <SelectField
        name={`${path}.kind`}
        label={t('fields.answer')}
        options={eventQuestionKinds.map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
      {kind === 'choice' && (
        <ArrayField
          name={`${path}.choices`}
          label={t('fields.choices')}
          empty={nothing}
          entryLabel={(number) => t('entry.choice', { number: String(number) })}
          addLabel={t('entry.addChoice')}
          max={eventLimits.choicesMax}
        >
          {(choice) => <BilingualField name={choice} label={t('fields.choice')} maxLength={titleMax} />}
        </ArrayField>
      )}
      <CheckboxField name={`${path}.isRequired`} label={t('fields.isRequired')} />
    </>
  );
}
