'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { SelectField } from '@/components/form/select-field';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskFair } from '@/lib/contract/careers/fair-shapes';
import { fairStatuses } from '@/lib/domain/careers/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
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
export function FairEditorBody({ fair, organizationId }: FairEditorProps) {
  const t = useTranslations('fairDesk');
  const { key, create, update } = scheduleApi.fairDesk;
  return (
    <RecordDesk
      name={`fair:${fair.fairId || 'new'}`}
      record={fair}
      list={{ href: fairList.href(), label: t('title') }}
      heading={t('create')}
      names={({ title }) => title}
      schema={fairForm}
      toValues={fairValues}
      create={(body, idempotencyKey) => create({ body, idempotencyKey })}
      update={(body, version, { fairId }) => update({ params: { id: fairId }, body, version })}
      keys={[key]}
      editHref={({ fairId }) => href('/advisor/fair/[fairid]/edit', { fairid: fairId })}
      saved={t('saved')}
      settings={
        <>
          <SelectField
            name="status"
            label={t('fields.status')}
            hint={t('fields.statusHint')}
            options={fairStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
            <InstantField name="startsAt" label={t('fields.startsAt')} />
            <InstantField name="endsAt" label={t('fields.endsAt')} />
          </div>
        </>
      }
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
      <SessionFields />
      <BoothFields organizationId={organizationId} />
    </RecordDesk>
  );
}
