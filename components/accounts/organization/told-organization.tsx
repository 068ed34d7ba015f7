'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { filesApi } from '@/lib/api/files';
import { userApi } from '@/lib/api/user';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { requiredText, typed } from '@/lib/contract/fields';
import type { OrganizationProfile } from '@/lib/contract/accounts/organization-profiles';
import { phone } from '@/lib/contract/person-fields';

const toldForm = z.object({
  emergencyContact: z.object({ name: requiredText(100), relation: requiredText(60), phone }),
  about: typed(500),
});

interface ToldFormProps {
  userId: string;
  orgId: string;
  told: OrganizationProfile | null;
}

/** What one organization is told: whom to call, and what it should know. */
function ToldForm({ userId, orgId, told }: ToldFormProps) {
  const t = useTranslations('person.school');
  const form = useZodForm(toldForm, {
    defaultValues: {
      emergencyContact: told?.emergencyContact ?? { name: '', relation: '', phone: '' },
      about: told?.about ?? '',
    },
  });
  const store = useWrite(userApi.organizationProfiles.update, {
    invalidates: [userApi.organizationProfiles.key],
    done: t('saved'),
  });
  return (
    <Panel title={t('emergency')}>
      <Form
        form={form}
        className="grid gap-4"
        onSubmit={(body) => store.send({ params: { id: userId, orgId }, body })}
      >
        <TextField name="emergencyContact.name" label={t('emergencyName')} autoComplete="off" />
        <TextField name="emergencyContact.relation" label={t('relation')} autoComplete="off" />
        <PhoneField name="emergencyContact.phone" label={t('phone')} />
        <TextareaField name="about" label={t('about')} rows={4} maxLength={500} optional />
        <SubmitButton wide={false} size="md">
          {t('save')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

/** Takes back what one organization was told. */
function LeaveOrganization({ userId, orgId }: { userId: string; orgId: string }) {
  const t = useTranslations('person.school');
  const leave = useWrite(userApi.organizationProfiles.leave, {
    problems: { other: t('failed') },
    done: t('left'),
  });
  return (
    <div>
      <WriteButton
        variant="secondary"
        write={leave}
        onWrite={() => leave.run({ params: { id: userId, orgId } })}
        asks={{ title: t('leaveAsk'), description: t('leaveText'), danger: true }}
      >
        {t('leave')}
      </WriteButton>
    </div>
  );
}

function WhoLooked({ userId }: { userId: string }) {
  const t = useTranslations('person.school');
  const locale = useLocale();
  const query = useQuery(
    filesApi.uploads.views.queryOptions({ params: { userId }, query: { start: 0, limit: 20 } }),
  );
  return (
    <Panel title={t('looked')}>
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-16" />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('nobody')}</p> }}
      >
        {({ data }) => (
          <ul>
            {data.map(({ at, viewer, organization }) => {
              const name = locale === 'km' ? viewer.nameKm || viewer.name : viewer.name;
              const place = organization?.[locale === 'km' ? 'km' : 'en'];
              const reader = place ? `${name}, ${place}` : name;
              return (
                <li key={`${at}${name}`} className="py-1 wrap-anywhere">
                  {t('viewed', { reader, date: formatDate(at, locale) })}
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

/** What one organization is told and may see, who has looked, and the way to take it back. */
export function ToldOrganization({ userId, orgId }: { userId: string; orgId: string }) {
  const t = useTranslations('person.school');
  const locale = useLocale();
  const school = useQuery({
    ...academicApi.schools.get.queryOptions({ params: { id: orgId } }),
    retry: false,
  });
  const told = useQuery(
    userApi.organizationProfiles.list.queryOptions({
      params: { id: userId },
      query: { organizationId: orgId },
    }),
  );
  return (
    <>
      <PageTitle>
        {school.data ? t('title', { school: pickName(school.data, locale) }) : t('plain')}
      </PageTitle>
      <p className="mb-5 mt-1 text-muted">{t('lead')}</p>
      <QueryState query={told} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ data }) => (
          <div className="grid grid-cols-1 gap-5">
            <ToldForm key={data[0]?.updatedAt ?? ''} userId={userId} orgId={orgId} told={data[0] ?? null} />
            <Panel title={t('sees')}>
              <p>{t('seesText')}</p>
            </Panel>
            <WhoLooked userId={userId} />
            {data.length > 0 && <LeaveOrganization userId={userId} orgId={orgId} />}
          </div>
        )}
      </QueryState>
    </>
  );
}
