'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { sectionKinds } from '@/lib/contract/profiles/profile-section';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { href } from '@/lib/routes/href';
import { ResumePanel } from './resume-panel';
import { focusFirst, SectionEditor } from './section-editor';
import { SharePanel } from './share-panel';
import { useState } from 'react';
import * as z from 'zod';
import { PhoneField } from '@/components/form/phone-field';
import { OneName } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import { type CompleteProfile, profileHead } from '@/lib/contract/profiles/profiles';
import { BothLanguages } from './both-languages';
import { Empty } from '@/components/feedback/empty';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { Icon } from '@/components/ui/icon';
import { fullName } from '@/lib/domain/people/person-name';
import { saidIn } from '@/lib/domain/profiles/cv-blocks';
import { formatPhone } from '@/lib/domain/values/phone';
import { timings } from '@/lib/domain/limits/pages';

/** Brings in what schools and the education history say; the profile is read again shortly after. */
function SyncSchools({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const client = useQueryClient();
  const [added, setAdded] = useState<number | null>(null);
  const sync = useWrite(recruitmentApi.profileWork.sync, {
    inPlace: true,
    problems: { other: t('failed') },
    done: (answer) => {
      setAdded(answer.added);
      const reload = () => client.invalidateQueries({ queryKey: recruitmentApi.completeProfiles.key });
      setTimeout(() => void reload(), timings.profileReloadDelayMs);
    },
  });
  const params = { orgId: profile.organizationId, id: profile.id };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" loading={sync.busy} onClick={() => void sync.run({ params })}>
        {t('sync.button')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {added === null ? t('sync.text') : t('sync.added', { count: added })}
      </p>
      {sync.problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {sync.problem}
        </p>
      )}
    </div>
  );
}

/** Makes the first profile out of the account and the schools that are known. */
function StartProfile({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('myProfile.start');
  const client = useQueryClient();
  const { profiles, profileWork, completeProfiles } = recruitmentApi;
  const create = useWrite(profiles.create);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const start = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const account = await userApi.accounts.get({ params: { id: userId } });
      const made = await create.send({
        params: { orgId },
        body: {
          firstName: account.firstName,
          firstNameNative: account.firstNameKm,
          lastName: account.lastName,
          lastNameNative: account.lastNameKm,
          email: account.email,
          phoneNumber: account.phone,
        },
      });
      await profileWork.sync({ params: { orgId, id: made.id } });
      await client.resetQueries({ queryKey: completeProfiles.key });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Empty
      title={t('title')}
      action={
        <>
          <Button loading={isBusy} onClick={() => void start()}>
            {t('button')}
          </Button>
          {hasFailed && (
            <LinkButton variant="secondary" href={href('/profile/edit')}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('body')}</p>
      {hasFailed && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('failed')}
        </p>
      )}
    </Empty>
  );
}

const texts = ['firstName', 'lastName', 'location', 'specialization', 'aboutMe'] as const;
const names = [...texts.flatMap((name) => [name, `${name}Native`] as const), 'email', 'phoneNumber'] as const;
const required = new Set<string>(['firstName', 'lastName']);

const form = z
  .record(z.string(), z.string())
  .transform((typed): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        value.trim() === '' && !required.has(name) ? null : value,
      ]),
    ),
  )
  .pipe(
    profileHead.refine(({ email, phoneNumber }) => email || phoneNumber, {
      path: ['phoneNumber'],
      error: 'phone-or-email',
    }),
  );

/** The form of the profile's head: name, contacts, and a few words about oneself in both languages. */
function AboutForm({ profile, onClose }: { profile: CompleteProfile; onClose: () => void }) {
  const t = useTranslations('myProfile');
  const { organizationId: orgId, id } = profile;
  return (
    <RecordEditor
      name={`profile:${id}`}
      record={profile}
      schema={form}
      toValues={(record) => Object.fromEntries(names.map((name) => [name, record[name] ?? '']))}
      update={async (body, version) => ({
        ...profile,
        ...(await recruitmentApi.profiles.update({ params: { orgId, id }, body, version })),
      })}
      keys={[recruitmentApi.completeProfiles.key]}
      saved={t('saved')}
      onSaved={onClose}
      onCancel={onClose}
      describe={({ specialization, aboutMe, aboutMeNative }) => (
        <p className="whitespace-pre-line">
          {[specialization, aboutMeNative, aboutMe].filter(Boolean).join('\n')}
        </p>
      )}
    >
      <OneName names={['lastName', 'lastNameNative']}>
        <BothLanguages name="lastName" label={t('fields.lastName')} maxLength={60} />
      </OneName>
      <BothLanguages name="firstName" label={t('fields.firstName')} maxLength={60} />
      <PhoneField name="phoneNumber" label={t('fields.phoneNumber')} hint={t('contactHint')} />
      <TextField name="email" label={t('fields.email')} inputMode="email" autoComplete="email" optional />
      <BothLanguages name="specialization" label={t('fields.specialization')} maxLength={200} optional />
      <BothLanguages name="location" label={t('fields.location')} maxLength={200} optional />
      <BothLanguages name="aboutMe" label={t('fields.aboutMe')} isLong rows={5} maxLength={3000} optional />
    </RecordEditor>
  );
}

/** The head of the profile as it reads, and its form where somebody wants to change it. */
function AboutEditor({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile');
  const locale = useLocale() === 'en' ? 'en' : 'km';
  const [isOpen, setOpen] = useState(false);
  const said = (name: string) => saidIn(profile, name, locale);
  const contacts = [formatPhone(profile.phoneNumber ?? ''), profile.email ?? '', said('location')];
  return (
    <Panel
      title={t('about')}
      aside={
        !isOpen && (
          <Button
            variant="ghost"
            size="sm"
            className="-my-2 -mr-3 min-h-11"
            aria-label={t('of', { action: t('edit'), entry: t('about') })}
            onClick={() => setOpen(true)}
          >
            <Icon name="pencil" className="size-5" />
            {t('edit')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <div ref={focusFirst}>
          <AboutForm profile={profile} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <>
          <p className="font-semibold wrap-anywhere">
            {fullName({ firstName: said('firstName'), lastName: said('lastName') })}
          </p>
          <p>{said('specialization')}</p>
          <p className="text-sm text-muted wrap-anywhere">{contacts.filter(Boolean).join(' · ')}</p>
          <p className="mt-1 line-clamp-2 text-sm text-muted">{said('aboutMe')}</p>
        </>
      )}
    </Panel>
  );
}

/** The content of the person's digital profile, and who may read it. */
export function MyProfile({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('myProfile.share');
  const query = useQuery(ownProfileQuery({ orgId, userId }));
  if (query.data === null) return <StartProfile orgId={orgId} userId={userId} />;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(profile) =>
        profile && (
          <>
            <div className="mb-4 flex flex-wrap gap-3">
              <LinkButton href={href('/profile/[userId]/digital-profile', { userId })} variant="secondary">
                {t('view')}
              </LinkButton>
              <LinkButton href={href('/profile/[userId]/digital-cv', { userId })} variant="secondary">
                {t('cv')}
              </LinkButton>
            </div>
            <div className="grid grid-cols-1 gap-3 sm:gap-5">
              <AboutEditor profile={profile} />
              {sectionKinds.map((kind) => (
                <SectionEditor key={kind} profile={profile} kind={kind} />
              ))}
              <SyncSchools profile={profile} />
              <SharePanel profile={profile} />
              <ResumePanel profile={profile} />
            </div>
          </>
        )
      }
    </QueryState>
  );
}
