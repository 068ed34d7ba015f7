'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { formatPhone } from '@/lib/domain/people/phone';
import { href } from '@/lib/routes/href';

/** The entries of each part of a profile, by their names. */
const partsOf = (profile: CompleteProfile) =>
  [
    ['educations', profile.educations.map(({ degreeName, schoolName }) => `${degreeName}, ${schoolName}`)],
    ['experiences', profile.experiences.map(({ jobTitle, companyName }) => `${jobTitle}, ${companyName}`)],
    ['achievements', profile.achievements.map(({ title }) => title)],
    ['certificates', profile.certificates.map(({ name }) => name)],
    ['attributes', profile.attributes.map(({ name }) => name)],
    ['references', profile.references.map(({ name }) => name)],
  ] as const;

/** Exactly what an application with the digital profile shows to the people of the career center. */
export function ProfilePreview({ query }: { query: UseQueryResult<CompleteProfile | null> }) {
  const t = useTranslations('jobApply.profile');
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.data === null)
    return (
      <Alert
        title={t('none')}
        action={
          <LinkButton variant="secondary" href={href('/profile/my-profile')}>
            {t('make')}
          </LinkButton>
        }
      />
    );
  if (!query.data) return <FailedNotice onRetry={() => void query.refetch()} />;
  const profile = query.data;
  const rows = [
    ['name', `${profile.lastName} ${profile.firstName}`],
    ['phone', profile.phoneNumber && formatPhone(profile.phoneNumber)],
    ['email', profile.email],
    ['location', profile.location],
    ['specialization', profile.specialization],
    ['aboutMe', profile.aboutMe],
  ] as const;
  return (
    <section aria-label={t('title')} className="rounded-md bg-sunken p-4">
      <p className="font-semibold">{t('title')}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(key)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        {partsOf(profile)
          .filter(([, entries]) => entries.length > 0)
          .map(([key, entries]) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(key)}</dt>
              <dd>
                <ul>
                  {entries.map((entry, place) => (
                    <li key={`${place}${entry}`}>{entry}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
