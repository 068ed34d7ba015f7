import { useLocale } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { pickText } from '@/lib/i18n/pick';

interface QuestionFieldProps {
  question: ScheduledEvent['questions'][number];
  texts: { choose: string; yes: string; no: string };
}

/** What is asked at a registration: a text, one of some choices, or yes and no; its field is `answers.<id>`. */
export function QuestionField({ question, texts }: QuestionFieldProps) {
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
          placeholder={texts.choose}
          options={choices.map((choice) => ({ value: choice.en, label: pickText(choice, locale) }))}
        />
      );
    case 'yes-no':
      return (
        <RadioField
          {...field}
          columns={2}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
        />
      );
  }
}
