'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { QueryState } from '@/components/feedback/query-state';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import * as z from 'zod';
import { isoDate } from '@/lib/contract/fields';
import { type Organization, organizationChange } from '@/lib/contract/school-day/organizations';
import { emptyAsNull, typedDayOrNull } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { email, phone, telegram, website, academicYear, officeHours } = organizationChange.shape;

/** What readers see of an organization, as a form has it. */
const organizationForm = z.object({
  email: emptyAsNull(email),
  phone: emptyAsNull(phone),
  telegram: emptyAsNull(telegram),
  website: emptyAsNull(website),
  officeHours: officeHours
    .unwrap()
    .unwrap()
    .transform((hours) => (hours.km || hours.en ? hours : null)),
  academicYear: emptyAsNull(academicYear),
  termStart: typedDayOrNull(isoDate.nullable()),
  termEnd: typedDayOrNull(isoDate.nullable()),
});

const organizationValues = (organization: Organization) => typedFrom(organizationForm, organization);

/** Contacts, office hours and terms of an organization. */
export function OrganizationEditor({ organizationId: id }: { organizationId: string }) {
  const t = useTranslations('organization');
  const query = useQuery(lmsApi.organizations.get.queryOptions({ params: { id } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(organization) => (
        <RecordEditor
          name={`organization:${id}`}
          record={organization}
          schema={organizationForm}
          toValues={organizationValues}
          update={(body, version) => lmsApi.organizations.update({ params: { id }, body, version })}
          keys={[lmsApi.organizations.key]}
          saved={t('saved')}
          describe={({ email, phone, telegram, website }) => (
            <p>{[email, phone, telegram, website].filter(Boolean).join(' · ')}</p>
          )}
        >
          <Panel title={t('contacts.title')}>
            <div className="grid gap-5 lg:grid-cols-2">
              <TextField name="email" label={t('contacts.email')} type="email" inputMode="email" optional />
              <TextField name="phone" label={t('contacts.phone')} type="tel" inputMode="tel" optional />
              <TextField name="telegram" label={t('contacts.telegram')} optional />
              <TextField name="website" label={t('contacts.website')} type="url" inputMode="url" optional />
            </div>
          </Panel>
          <Panel title={t('hours.title')}>
            <BilingualField name="officeHours" label={t('hours.label')} hint={t('hours.hint')} optional />
          </Panel>
          <Panel title={t('terms.title')}>
            <div className="grid gap-5 xl:grid-cols-[1fr_1.3fr_1.3fr]">
              <TextField
                name="academicYear"
                label={t('terms.year')}
                hint={t('terms.yearHint')}
                inputMode="numeric"
                optional
              />
              <DateField name="termStart" label={t('terms.start')} optional />
              <DateField name="termEnd" label={t('terms.end')} optional />
            </div>
          </Panel>
        </RecordEditor>
      )}
    </QueryState>
  );
}
