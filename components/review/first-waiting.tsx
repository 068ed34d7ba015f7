'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { TodayRow } from '@/components/kits/dashboard/today-row';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { waitingApi } from '@/lib/api/waiting';
import type { WaitingThing } from '@/lib/contract/review/waiting';
import { waitingDaysOf } from '@/lib/domain/admissions/waiting-days';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { answerDayOf, answerDays, waitingKeys } from '@/lib/domain/accounts/waiting';
import { useAskedWaiting } from '@/lib/query/waiting';
import { href } from '@/lib/routes/href';
import { thingHref, thingWords, waitingIcons, waitingListHref, type WaitingDesk } from './waiting-things';

const nextDeeds = {
  advisor: href('/advisor/user/application'),
  partner: href('/partner/enrollable-subjects'),
  bank: href('/advisor/student-loan'),
};

const hasSeveralSchools = (things: readonly WaitingThing[]) =>
  new Set(things.flatMap((thing) => (thing.kind === 'applications' ? thing.school.name : []))).size > 1;

/** Who and what waits longest for the reader, each a link to itself, and the whole lists with their numbers. */
export function FirstWaiting({ desk, more }: { desk: WaitingDesk; more?: ReactNode }) {
  const t = useTranslations('today');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery(waitingApi.first.queryOptions());
  // Whoever keeps no desk hears of it only where something waits.
  if (desk === 'student' && !query.data?.data.length) return null;
  return (
    <Panel title={t('title')}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={12} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <div className="grid justify-items-start gap-1">
              <p className="font-semibold">{t('empty.title')}</p>
              {desk !== 'student' && (
                <>
                  <p className="text-muted">{t(`empty.${desk}`)}</p>
                  <TextLink href={nextDeeds[desk]}>{t(`do.${desk}`)}</TextLink>
                </>
              )}
            </div>
          ),
        }}
      >
        {({ data }) => (
          <>
            <ul aria-label={t('title')}>
              {data.map((thing) => {
                const since = dayInCambodia(thing.since);
                const days = today === '' ? 0 : waitingDaysOf(since, today);
                const answerWithinDays = answerDays[thing.kind];
                const tone =
                  days >= answerWithinDays * 2 ? 'very-late' : days >= answerWithinDays ? 'late' : 'plain';
                const { name, facts } = thingWords(thing, locale, { t, withSchool: hasSeveralSchools(data) });
                const date = formatDate(answerDayOf(thing.kind, since), locale);
                return (
                  <TodayRow
                    key={`${thing.kind}:${thing.id}`}
                    icon={waitingIcons[thing.kind]}
                    href={thingHref(desk, thing)}
                    // Of who was accepted the day that counts is their own.
                    when={thing.kind === 'students' ? t('waits', { days }) : t('waitsBy', { days, date })}
                    tone={tone}
                    name={name}
                    facts={facts}
                  />
                );
              })}
            </ul>
            {desk !== 'student' && <WholeLists desk={desk} more={more} />}
          </>
        )}
      </QueryState>
    </Panel>
  );
}

function WholeLists({ desk, more }: { desk: WaitingDesk; more: ReactNode }) {
  const t = useTranslations('today');
  const { data: waits } = useAskedWaiting();
  return (
    <nav aria-label={t('label')} className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5">
      {waits &&
        waitingKeys.map((key) => {
          const count = waits.counts[key] ?? 0;
          return (
            count > 0 && (
              <TextLink key={key} href={waitingListHref(desk, key, waits)}>
                {t(`all.${key}`, { count })}
              </TextLink>
            )
          );
        })}
      {more}
    </nav>
  );
}
