'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import type { Tone } from '@/components/ui/tone';
import { userApi } from '@/lib/api/user';
import type { signInActions } from '@/lib/contract/accounts/safety';
import { formatDateTime } from '@/lib/domain/dates/dates';
import { personNames } from './person-names';

type Action = (typeof signInActions)[number];

const tones: Partial<Record<Action, Tone>> = {
  login: 'success',
  'user-enabled': 'success',
  'login-failed': 'warning',
  'password-change-failed': 'warning',
  'login-locked': 'danger',
  'refresh-token-reused': 'danger',
  'user-disabled': 'danger',
};

/** The latest sign-ins of a person, newest first. Viewing them is audited, so they are fetched once. */
export function SignInHistory({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('people.history');
  const locale = useLocale();
  const query = useQuery({
    ...userApi.safety.signIns.queryOptions({ params: { orgId, userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={6} />}
      empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('empty')}</p> }}
    >
      {({ data }) => (
        <Timeline
          items={data.map(({ id, at, action, provider, by }) => ({
            key: id,
            title: t(`actions.${action}`),
            time: formatDateTime(at, locale),
            details:
              (by && t('by', { name: personNames(by, locale).name })) ||
              (provider && t('through', { provider })) ||
              undefined,
            tone: tones[action] ?? 'neutral',
          }))}
        />
      )}
    </QueryState>
  );
}
