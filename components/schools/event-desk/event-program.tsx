'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { eventLimits, questionKinds } from '@/lib/domain/learning/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { FieldGroup } from './field-group';

const { titleMax } = textLimits;
const nothing = { en: '', km: '' };

/** What happens when, who speaks, and what is asked of those who register. */
export function EventProgram() {
  const t = useTranslations('eventDesk');
  return (
    <FieldGroup title={t('groups.program')}>
      <ArrayField
        name="agenda"
        label={t('fields.agenda')}
        optional
        empty={{ at: '', title: nothing, speaker: '' }}
        entryLabel={(number) => t('entry.agenda', { number: String(number) })}
        addLabel={t('entry.addAgenda')}
        max={eventLimits.agendaRowsMax}
      >
        {(path) => (
          <>
            <TextField name={`${path}.at`} label={t('fields.at')} hint={t('fields.atHint')} />
            <BilingualField name={`${path}.title`} label={t('fields.what')} maxLength={titleMax} />
            <TextField name={`${path}.speaker`} label={t('fields.speaker')} optional />
          </>
        )}
      </ArrayField>
      <ArrayField
        name="speakers"
        label={t('fields.speakers')}
        optional
        empty={{ name: nothing, role: nothing }}
        entryLabel={(number) => t('entry.speaker', { number: String(number) })}
        addLabel={t('entry.addSpeaker')}
        max={eventLimits.speakersMax}
      >
        {(path) => (
          <>
            <BilingualField name={`${path}.name`} label={t('fields.name')} maxLength={titleMax} />
            <BilingualField name={`${path}.role`} label={t('fields.role')} maxLength={titleMax} optional />
          </>
        )}
      </ArrayField>
      <ArrayField
        name="questions"
        label={t('fields.questions')}
        optional
        empty={{ id: '', kind: 'text', label: nothing, isRequired: false, choices: [] }}
        entryLabel={(number) => t('entry.question', { number: String(number) })}
        addLabel={t('entry.addQuestion')}
        max={eventLimits.questionsMax}
      >
        {(path) => <Question path={path} />}
      </ArrayField>
    </FieldGroup>
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
        options={questionKinds.map((value) => ({ value, label: t(`answer.${value}`) }))}
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
