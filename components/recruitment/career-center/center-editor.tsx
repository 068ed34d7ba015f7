'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { TextField } from '@/components/form/text-field';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { RemoveRecord } from '@/components/kits/editor/remove-record';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Badge } from '@/components/ui/badge';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskCenter } from '@/lib/contract/recruitment/career-center-changes';
import { useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CenterArchive } from './center-archive';
import { centerForm, centerValues } from './center-form';
import { centerList } from './center-list';

interface CenterEditorProps {
  organizationId: string;
  center: DeskCenter;
}

/** Adds a career center, or changes and archives one. */
export function CenterEditor({ organizationId, center }: CenterEditorProps) {
  const t = useTranslations('centerDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const { careerCenterChanges: centers, registrations } = recruitmentApi;
  const isNew = center.version === 0;
  const orgId = organizationId;
  const save = ({ key, ...body }: z.output<typeof centerForm>, version: number) =>
    isNew
      ? centers.create({
          params: { orgId },
          body: { key, ...body },
          idempotencyKey: keyOf.current({ key, ...body }),
        })
      : centers.update({ params: { orgId, id: center.careerCenterId }, body, version });
  const refresh = () => client.refetchQueries({ queryKey: centers.key }, { throwOnError: true });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={centerList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={isNew ? t('create') : pickText(center.name, locale)}
          meta={center.archived && <Badge>{t('state.archived')}</Badge>}
          actions={
            !isNew && (
              <>
                <CenterArchive organizationId={orgId} center={center} />
                <RemoveRecord
                  title={pickText(center.name, locale)}
                  body={t('removeBody')}
                  remove={() => centers.remove({ params: { orgId, id: center.careerCenterId } })}
                  stale={[centers.key, registrations.key]}
                  back={centerList.href()}
                />
              </>
            )
          }
        />
      </div>
      <EntityEditor
        name={`career-center:${center.careerCenterId || 'new'}`}
        record={center}
        schema={centerForm}
        toValues={centerValues}
        save={async (body, version) => {
          const saved = await save(body, version);
          if (isNew)
            router.replace(
              href('/advisor/career-center/[centerid]/edit', { centerid: saved.careerCenterId }),
            );
          return saved;
        }}
        refresh={refresh}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          void refresh().catch(() => undefined);
          void client.invalidateQueries({ queryKey: registrations.key });
        }}
        describe={(theirs) => (
          <>
            <p lang="km" className="font-semibold">
              {theirs.name.km}
            </p>
            <p lang="en" className="font-semibold">
              {theirs.name.en}
            </p>
          </>
        )}
      >
        <CenterFields isNew={isNew} />
      </EntityEditor>
    </div>
  );
}

function CenterFields({ isNew }: { isNew: boolean }) {
  const t = useTranslations('centerDesk.fields');
  const locale = useLocale();
  return (
    <>
      <BilingualField name="name" label={t('name')} />
      {isNew && <TextField name="key" label={t('key')} hint={t('keyHint')} autoCapitalize="none" />}
      <BilingualField name="street" label={t('street')} />
      <BilingualField name="city" label={t('city')} />
      <BilingualField name="hours" label={t('hours')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboboxField name="province" label={t('province')} options={provinceOptions(locale)} />
        <TextField name="phone" label={t('phone')} type="tel" inputMode="tel" optional />
        <TextField name="order" label={t('order')} hint={t('orderHint')} inputMode="numeric" />
      </div>
    </>
  );
}
