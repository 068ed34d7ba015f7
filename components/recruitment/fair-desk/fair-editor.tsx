'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { SelectField } from '@/components/form/select-field';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskFair } from '@/lib/contract/schedule/fair-shapes';
import { fairStatuses } from '@/lib/domain/learning/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
import { useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { BoothFields } from './booth-fields';
import { fairForm, fairValues } from './fair-form';
import { fairList } from './fair-list';
import { SessionFields } from './session-fields';

interface FairEditorProps {
  /** A new one has version 0. */
  fair: DeskFair;
  /** Whose employers may have a stand. */
  organizationId: string;
}

/** Writes a virtual fair: its days, its stands and its programme. */
export function FairEditor({ fair, organizationId }: FairEditorProps) {
  const t = useTranslations('fairDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const { key, create, update } = scheduleApi.fairDesk;
  const isNew = fair.version === 0;
  const refresh = () => client.refetchQueries({ queryKey: key }, { throwOnError: true });
  const save = (body: z.output<typeof fairForm>, version: number) =>
    isNew
      ? create({ body, idempotencyKey: keyOf.current(body) })
      : update({ params: { id: fair.fairId }, body, version });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={fairList.href()}>{t('title')}</BackLink>
        <DetailHeader title={isNew ? t('create') : pickText(fair.title, locale)} />
      </div>
      <EntityEditor
        name={`fair:${fair.fairId || 'new'}`}
        record={fair}
        schema={fairForm}
        toValues={fairValues}
        save={async (body, version) => {
          const saved = await save(body, version);
          if (isNew) router.replace(href('/advisor/fair/[fairid]/edit', { fairid: saved.fairId }));
          return saved;
        }}
        refresh={refresh}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          void refresh().catch(() => undefined);
        }}
        describe={(theirs) => <p className="font-semibold">{pickText(theirs.title, locale)}</p>}
      >
        <BilingualField name="title" label={t('fields.title')} maxLength={textLimits.titleMax} />
        <BilingualField
          name="description"
          label={t('fields.description')}
          as="textarea"
          rows={4}
          maxLength={textLimits.longTextMax}
          optional
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <InstantField name="startsAt" label={t('fields.startsAt')} />
          <InstantField name="endsAt" label={t('fields.endsAt')} />
        </div>
        <SessionFields />
        <BoothFields organizationId={organizationId} />
        <SelectField
          name="status"
          label={t('fields.status')}
          hint={t('fields.statusHint')}
          options={fairStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </EntityEditor>
    </div>
  );
}
