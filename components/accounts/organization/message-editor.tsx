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
import { smsMax } from '@/lib/contract/notices/message-settings';
import { messagePlaceholders, statusMessageKinds } from '@/lib/domain/admissions/status-messages';
import { messageForm, messageValues, sampleFacts } from './message-form';
import { MessagePreview } from './message-preview';

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
