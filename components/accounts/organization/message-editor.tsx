'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { QueryState } from '@/components/feedback/query-state';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { notificationApi } from '@/lib/api/notification';
import { smsMax, type MessageSettings, messageSettingsChange } from '@/lib/contract/notices/message-settings';
import {
  messagePlaceholders,
  statusMessageKinds,
  fillMessage,
  type MessageFacts,
  type StatusMessageKind,
} from '@/lib/domain/admissions/status-messages';
import { useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import type * as z from 'zod';

const messageForm = messageSettingsChange.required();
type MessageForm = z.input<typeof messageForm>;

const messageValues = ({ mail, sms, messages }: MessageSettings): MessageForm => ({
  mail,
  sms,
  messages,
});

const link = 'https://sala.example/profile/applications/…';
const reference = 'A26-7F3K9Q';

/** An invented applicant; `status` is a step that a school might have. */
const sampleFacts: Record<Locale, MessageFacts> = {
  km: {
    name: 'សុខ តារា',
    school: 'សាកលវិទ្យាល័យទន្លេរំដួល',
    status: 'សម្ភាសន៍',
    reference,
    link,
  },
  en: { name: 'Sok Dara', school: 'Romduol River University', status: 'Interview', reference, link },
};

interface MessagePreviewProps {
  typed: Partial<MessageForm>;
  /** An invented applicant, in both languages. */
  facts: Record<Locale, MessageFacts>;
}

/** One message as an applicant would get it. */
function MessagePreview({ typed, facts }: MessagePreviewProps) {
  const t = useTranslations('organization.messages');
  const [kind, setKind] = useState<StatusMessageKind>('received');
  const message = typed.messages?.[kind];
  return (
    <section aria-label={t('preview')} className="rounded-lg border border-border bg-surface p-4 sm:p-6">
      <h2 className="mb-3 text-lg">{t('preview')}</h2>
      <div role="group" aria-label={t('preview')} className="mb-4 flex flex-wrap gap-2">
        {statusMessageKinds.map((each) => (
          <Chip key={each} selected={each === kind} onClick={() => setKind(each)}>
            {t(`kind.${each}`)}
          </Chip>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {locales.map((locale) => (
          <article
            key={locale}
            lang={locale}
            aria-label={localeNames[locale]}
            className="min-w-0 rounded-md border border-border bg-background p-4"
          >
            <p className="font-semibold">{fillMessage(message?.subject?.[locale] ?? '', facts[locale])}</p>
            <p className="mt-3 whitespace-pre-line break-words">
              {fillMessage(message?.body?.[locale] ?? '', facts[locale])}
            </p>
            <p className="mt-4 text-sm text-muted">{t('smsPreview')}</p>
            <p className="break-words">{fillMessage(message?.sms?.[locale] ?? '', facts[locale])}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** How applicants are written to when the state of their application changes. */
export function MessageEditor({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('organization.messages');
  const { messageSettings } = notificationApi;
  const query = useQuery(messageSettings.get.queryOptions({ params: { orgId } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(settings) => (
        <RecordEditor
          name={`messages:${orgId}`}
          record={settings}
          schema={messageForm}
          toValues={messageValues}
          update={(body, version) => messageSettings.update({ params: { orgId }, body, version })}
          keys={[messageSettings.key]}
          saved={t('saved')}
          describe={({ mail, sms, messages }) => (
            <>
              <p>{t(mail ? 'mailOn' : 'mailOff')}</p>
              <p>{t(sms ? 'smsOn' : 'smsOff')}</p>
              {statusMessageKinds.map((kind) => (
                <p key={kind}>{messages[kind].subject.en}</p>
              ))}
            </>
          )}
          preview={(typed) => <MessagePreview typed={typed} facts={sampleFacts} />}
        >
          <Panel title={t('channels')}>
            <p className="mb-3 text-muted">{t('appAlways')}</p>
            <CheckboxField name="mail" label={t('mail')} />
            <CheckboxField name="sms" label={t('sms')} />
          </Panel>
          {statusMessageKinds.map((kind) => (
            <Panel key={kind} title={t(`kind.${kind}`)}>
              <div className="grid gap-5">
                <BilingualField name={`messages.${kind}.subject`} label={t('subject')} maxLength={150} />
                <BilingualField
                  name={`messages.${kind}.body`}
                  label={t('body')}
                  hint={t('placeholders', {
                    names: messagePlaceholders.map((name) => `{${name}}`).join(' '),
                  })}
                  as="textarea"
                  rows={7}
                  maxLength={2000}
                />
                <BilingualField
                  name={`messages.${kind}.sms`}
                  label={t('smsText')}
                  hint={t('smsHint')}
                  maxLength={smsMax.en}
                />
              </div>
            </Panel>
          ))}
        </RecordEditor>
      )}
    </QueryState>
  );
}
