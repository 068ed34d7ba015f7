'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { academicApi } from '@/lib/api/academic';
import { scheduleApi } from '@/lib/api/schedule';
import { formatDate, formatMonth } from '@/lib/domain/dates/dates';
import { saidIn } from '@/lib/domain/profiles/cv-blocks';
import { pickName, pickText } from '@/lib/i18n/pick';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { href } from '@/lib/routes/href';

interface OwnProps {
  userId: string;
  organizationId: string;
}

function Told({ userId, organizationId: orgId }: OwnProps) {
  const t = useTranslations('person.achievements');
  const locale = useLocale() === 'en' ? 'en' : 'km';
  const own = useQuery(ownProfileQuery({ orgId, userId }));
  return (
    <QueryState query={own} skeleton={<Skeleton className="h-60" />}>
      {(profile) => {
        const { achievements, certificates } = profile ?? { achievements: [], certificates: [] };
        const lists = [
          [
            'own',
            achievements.map((each) => ({
              ...each,
              what: saidIn(each, 'title', locale),
              on: each.dateReceived,
            })),
          ],
          [
            'certificates',
            certificates.map((each) => ({
              ...each,
              what: saidIn(each, 'name', locale),
              on: each.dateEarned,
            })),
          ],
        ] as const;
        return (
          <>
            {lists.map(([name, entries]) => (
              <Panel key={name} title={t(name)}>
                {entries.length === 0 && <p className="text-muted">{t('none')}</p>}
                <ul className="divide-y divide-border">
                  {entries.map((entry) => (
                    <li key={entry.id} className="py-2">
                      <p className="font-semibold wrap-anywhere">{entry.what}</p>
                      <p className="text-sm text-muted wrap-anywhere">
                        {[
                          saidIn(entry, 'issuingOrganization', locale),
                          entry.on.length === 4
                            ? entry.on
                            : entry.on.length === 7
                              ? formatMonth(`${entry.on}-01`, locale)
                              : formatDate(entry.on, locale),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </li>
                  ))}
                </ul>
              </Panel>
            ))}
          </>
        );
      }}
    </QueryState>
  );
}

function Confirmed({ userId, organizationId: orgId }: OwnProps) {
  const t = useTranslations('person.achievements');
  const locale = useLocale();
  const studies = useQuery(academicApi.studies.mine.queryOptions({ params: { userId } }));
  const events = useQuery(
    scheduleApi.calendars.events.queryOptions({
      params: { orgId },
      query: { tab: 'attended', scope: 'all', limit: 100 },
    }),
  );
  return (
    <Panel title={t('confirmed')}>
      <QueryState query={studies} skeleton={<Skeleton className="h-12" />}>
        {({ data }) => (
          <ul>
            {data.map(({ studentId, status, school }) => (
              <li key={studentId} className="py-1">
                {t('study', { school: pickName(school, locale), state: t(`states.${status}`) })}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <h3 className="mt-3 text-base font-semibold">{t('events')}</h3>
      <QueryState
        query={events}
        skeleton={<Skeleton className="h-12" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('noneConfirmed')}</p>,
        }}
      >
        {({ data }) => (
          <ul>
            {data.map(({ eventId, slug, title, startsAt }) => (
              <li key={eventId} className="py-1">
                <TextLink href={href('/events/[slug]', { slug })}>{pickText(title, locale)}</TextLink>{' '}
                <span className="text-sm text-muted">{formatDate(startsAt, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

/** What the person has told of their achievements, and what schools and events have confirmed. */
export function OwnAchievements(props: OwnProps) {
  const t = useTranslations('person.achievements');
  return (
    <div className="grid grid-cols-1 gap-5">
      <Told {...props} />
      <LinkButton href={href('/profile/my-profile')} variant="secondary" className="justify-self-start">
        {t('edit')}
      </LinkButton>
      <Confirmed {...props} />
    </div>
  );
}
