'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { ProfileLink } from '@/lib/contract/profiles/profile-links';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { formatDate } from '@/lib/domain/dates/dates';

/** The links that the person has given away: until when each opens, and how often it was. */
export function LinkList({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('myProfile.share');
  const failed = useTranslations('myProfile')('failed');
  const locale = useLocale();
  const params = { orgId: profile.organizationId, id: profile.id };
  const query = useQuery(recruitmentApi.profileLinks.list.queryOptions({ params }));
  const revoke = useWrite(recruitmentApi.profileLinks.revoke, {
    problems: { other: failed },
    done: t('revokedDone'),
  });
  const stateOf = ({ revokedAt, expiresAt }: ProfileLink) => {
    if (revokedAt) return t('revoked', { date: formatDate(revokedAt, locale) });
    const isOver = new Date(expiresAt) <= new Date();
    return t(isOver ? 'ended' : 'until', { date: formatDate(expiresAt, locale) });
  };
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-20" />}
      empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
    >
      {({ data }) => (
        <ul className="divide-y divide-border">
          {data.map((link) => (
            <li key={link.linkId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{link.label}</p>
                <p className="text-sm text-muted">
                  {stateOf(link)} · {t('opened', { count: link.openedCount })}
                  {link.lastOpenedAt && `, ${t('last', { date: formatDate(link.lastOpenedAt, locale) })}`}
                </p>
              </div>
              {!link.revokedAt && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  aria-label={`${t('revoke')}: ${link.label}`}
                  disabled={revoke.busy}
                  onClick={() => void revoke.run({ params: { ...params, linkId: link.linkId } })}
                >
                  {t('revoke')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
