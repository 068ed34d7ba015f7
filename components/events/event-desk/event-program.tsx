'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextField } from '@/components/form/text-field';
import { eventLimits } from '@/lib/domain/events/events';
import { textLimits } from '@/lib/domain/limits/texts';
import { FieldGroup } from './field-group';
import { QuestionFields } from './question-list';

const { titleMax } = textLimits;
const nothing = { en: '', km: '' };

/** What happens when, who speaks, and what is asked of those who register. */
export function EventProgramFields() {
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
      <QuestionFields />
    </FieldGroup>
  );
}
