'use client';

import { useTranslations, useLocale } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { InstantField } from '@/components/form/instant-field';
import { SelectField } from '@/components/form/select-field';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskFair } from '@/lib/contract/careers/fair-shapes';
import { fairStatuses, fairLimits } from '@/lib/domain/careers/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
import { href } from '@/lib/routes/href';
import { fairForm, fairValues, emptyBooth, emptySession } from './fair-form';
import { fairList } from './fair-list';
import { ArrayField } from '@/components/form/array-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { TextField } from '@/components/form/text-field';
import { CompanyField } from '@/components/careers/vacancy/company-field';
import { SchoolField } from '@/components/schools/school/school-field';
import { majorFields } from '@/lib/domain/schools/majors';

/** The programme of a fair. */
function SessionFields() {
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

const { titleMax, shortTextMax } = textLimits;
const nothing = { en: '', km: '' };

/** The stands of a fair, in the order in which they are shown. */
function BoothFields({ organizationId }: { organizationId: string }) {
  const t = useTranslations('fairDesk');
  return (
    <ArrayField
      name="booths"
      label={t('fields.booths')}
      optional
      empty={emptyBooth}
      entryLabel={(number) => t('entry.booth', { number: String(number) })}
      addLabel={t('entry.addBooth')}
      max={fairLimits.boothsMax}
    >
      {(path) => <BoothEntry path={path} organizationId={organizationId} />}
    </ArrayField>
  );
}

function BoothEntry({ path, organizationId }: { path: string; organizationId: string }) {
  const t = useTranslations('fairDesk');
  const locale = useLocale();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SchoolField
          name={`${path}.schoolId`}
          label={t('fields.school')}
          none={t('fields.noSchool')}
          optional
        />
        <CompanyField
          name={`${path}.companyId`}
          label={t('fields.company')}
          organizationId={organizationId}
          none={t('fields.noCompany')}
          optional
        />
      </div>
      <ComboboxField
        name={`${path}.field`}
        label={t('fields.field')}
        options={majorFields.map(({ code, km, en }) => ({
          value: code,
          label: locale === 'km' ? km : en,
          alias: `${km} ${en}`,
        }))}
      />
      <BilingualField
        name={`${path}.about`}
        label={t('fields.about')}
        as="textarea"
        rows={2}
        maxLength={shortTextMax}
        optional
      />
      <ArrayField
        name={`${path}.people`}
        label={t('fields.people')}
        optional
        empty={{ name: nothing, role: nothing }}
        entryLabel={(number) => t('entry.person', { number: String(number) })}
        addLabel={t('entry.addPerson')}
        max={fairLimits.peopleMax}
      >
        {(person) => (
          <>
            <BilingualField name={`${person}.name`} label={t('fields.name')} maxLength={titleMax} />
            <BilingualField name={`${person}.role`} label={t('fields.role')} maxLength={titleMax} optional />
          </>
        )}
      </ArrayField>
      <ArrayField
        name={`${path}.links`}
        label={t('fields.links')}
        optional
        empty={{ label: nothing, url: '' }}
        entryLabel={(number) => t('entry.link', { number: String(number) })}
        addLabel={t('entry.addLink')}
        max={fairLimits.linksMax}
      >
        {(link) => (
          <>
            <BilingualField name={`${link}.label`} label={t('fields.linkLabel')} maxLength={titleMax} />
            <TextField name={`${link}.url`} label={t('fields.url')} type="url" hint={t('fields.urlHint')} />
          </>
        )}
      </ArrayField>
    </>
  );
}

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
