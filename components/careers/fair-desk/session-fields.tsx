'use client';

import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { TextField } from '@/components/form/text-field';
import { fairLimits } from '@/lib/domain/careers/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
import { emptySession } from './fair-form';

/** The programme of a fair. */
export function SessionFields() {
  const t = useTranslations('fairDesk');
  return (
    <ArrayField
      name="sessions"
      label={t('fields.sessions')}
      optional
      empty={emptySession}
      entryLabel={(number) => t('entry.session', { number: String(number) })}
      addLabel={t('entry.addSession')}
      max={fairLimits.sessionsMax}
    >
      {(path) => (
        <>
          <BilingualField name={`${path}.title`} label={t('fields.title')} maxLength={textLimits.titleMax} />
          <TextField name={`${path}.speaker`} label={t('fields.speaker')} optional />
          <div className="grid gap-4 sm:grid-cols-2">
            <InstantField name={`${path}.startsAt`} label={t('fields.startsAt')} />
            <InstantField name={`${path}.endsAt`} label={t('fields.endsAt')} />
          </div>
          <TextField
            name={`${path}.onlineUrl`}
            label={t('fields.onlineUrl')}
            type="url"
            hint={t('fields.onlineUrlHint')}
            optional
          />
          <TextField
            name={`${path}.recordingUrl`}
            label={t('fields.recordingUrl')}
            type="url"
            hint={t('fields.recordingUrlHint')}
            optional
          />
          <TextField name={`${path}.capacity`} label={t('fields.capacity')} inputMode="numeric" optional />
        </>
      )}
    </ArrayField>
  );
}
