'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { TextField } from '@/components/form/text-field';
import { CompanyField } from '@/components/careers/vacancy/company-field';
import { SchoolField } from '@/components/schools/school/school-field';
import { fairLimits } from '@/lib/domain/careers/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
import { majorFields } from '@/lib/domain/schools/majors';
import { emptyBooth } from './fair-form';

const { titleMax, shortTextMax } = textLimits;
const nothing = { en: '', km: '' };

/** The stands of a fair, in the order in which they are shown. */
export function BoothFields({ organizationId }: { organizationId: string }) {
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
