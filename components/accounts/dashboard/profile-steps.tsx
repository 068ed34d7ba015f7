'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { href } from '@/lib/routes/href';

/** What readers of the profile would look for in vain. */
const stepsOf = (profile: CompleteProfile | null | undefined) => {
  if (!profile) return ['start'] as const;
  const { aboutMe, aboutMeNative, educations, experiences, attributes } = profile;
  const isEmpty = !aboutMe && !aboutMeNative;
  const steps = [
    ['aboutMe', isEmpty],
    ['education', educations.length === 0],
    ['experience', experiences.length === 0],
    ['attribute', attributes.length === 0],
    ['other', !isEmpty && (!aboutMe || !aboutMeNative)],
  ] as const;
  return steps.flatMap(([step, isMissing]) => (isMissing ? [step] : []));
};

/** How complete the digital profile is, as next steps. */
export function ProfileSteps({ userId, organizationId: orgId }: { userId: string; organizationId: string }) {
  const t = useTranslations('person.dashboard.steps');
  const query = useQuery(ownProfileQuery({ orgId, userId }));
  const steps = stepsOf(query.data);
  return (
    <Panel title={t('title')}>
      {query.isPending && <Skeleton className="h-28" />}
      {query.isError && <FailedNotice onRetry={() => void query.refetch()} />}
      {query.isSuccess &&
        (steps.length === 0 ? (
          <p className="text-muted">{t('done')}</p>
        ) : (
          <ul className="list-disc pl-5">
            {steps.map((step) => (
              <li key={step}>
                <TextLink href={href('/profile/my-profile')}>{t(step)}</TextLink>
              </li>
            ))}
          </ul>
        ))}
    </Panel>
  );
}
