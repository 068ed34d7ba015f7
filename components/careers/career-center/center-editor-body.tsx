'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { TextField } from '@/components/form/text-field';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Badge } from '@/components/ui/badge';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskCenter } from '@/lib/contract/careers/career-center-changes';
import { href } from '@/lib/routes/href';
import { centerForm, centerValues } from './center-form';
import { centerList } from './center-list';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';

/** Archives a center after a question, or brings it back. */
function CenterArchive({ organizationId, center }: { organizationId: string; center: DeskCenter }) {
  const t = useTranslations('centerDesk.archive');
  const { careerCenterId: id, version, archived } = center;
  const archive = useWrite(recruitmentApi.careerCenterChanges.archive, {
    invalidates: [recruitmentApi.registrations.key],
    done: (saved) => t(saved.archived ? 'archived' : 'broughtBack'),
  });
  const input = { params: { orgId: organizationId, id }, version, body: { archived: !archived } };
  return (
    <WriteButton
      key={String(archived)}
      variant="secondary"
      write={archive}
      onWrite={() => archive.run(input)}
      {...(!archived && {
        asks: {
          title: t('title'),
          description: t('body', { count: center.registeredCount }),
          danger: true,
        },
      })}
    >
      {t(archived ? 'bringBack' : 'archive')}
    </WriteButton>
  );
}

interface CenterEditorProps {
  organizationId: string;
  center: DeskCenter;
}

/** Adds a career center, or changes and archives one. */
export function CenterEditorBody({ organizationId: orgId, center }: CenterEditorProps) {
  const t = useTranslations('centerDesk');
  const { careerCenterChanges: centers, registrations } = recruitmentApi;
  return (
    <RecordDesk
      name={`career-center:${center.careerCenterId || 'new'}`}
      record={center}
      list={{ href: centerList.href(), label: t('title') }}
      heading={t('create')}
      names={({ name }) => name}
      meta={center.archived && <Badge>{t('state.archived')}</Badge>}
      actions={<CenterArchive organizationId={orgId} center={center} />}
      removal={{
        body: t('removeBody'),
        remove: () => centers.remove({ params: { orgId, id: center.careerCenterId } }),
      }}
      schema={centerForm}
      toValues={centerValues}
      create={(body, idempotencyKey) => centers.create({ params: { orgId }, body, idempotencyKey })}
      update={({ key: _key, ...body }, version, { careerCenterId: id }) =>
        centers.update({ params: { orgId, id }, body, version })
      }
      keys={[centers.key, registrations.key]}
      editHref={({ careerCenterId }) =>
        href('/advisor/career-center/[centerid]/edit', { centerid: careerCenterId })
      }
      saved={t('saved')}
    >
      <CenterFields isNew={center.version === 0} />
    </RecordDesk>
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
