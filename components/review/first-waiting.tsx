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
import type { WaitingThing, WhatWaits } from '@/lib/contract/review/waiting';
import { waitingDaysOf } from '@/lib/domain/admissions/waiting-days';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { answerDayOf, answerDays, waitingKeys, type WaitingKey } from '@/lib/domain/accounts/waiting';
import { useAskedWaiting, waitingView } from '@/lib/query/waiting';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';
import { namesIn } from '@/components/accounts/people/person-names';
import type { IconName } from '@/components/ui/icons/icon-names';
import { formatUsd } from '@/lib/domain/money/format-usd';
import type { Locale } from '@/lib/i18n/locales';
import { pickName, pickText } from '@/lib/i18n/pick';

/** Whose desk it is: its pages have addresses of their own. */
type WaitingDesk = 'advisor' | 'partner' | 'bank' | 'student';

const waitingIcons: Record<WaitingKey, IconName> = {
  applications: 'clipboard-list',
  review: 'list-checks',
  inbox: 'inbox',
  questions: 'message-circle-question-mark',
  students: 'user-check',
  papers: 'file-text',
  corrections: 'file-pen',
  guardians: 'users',
  requests: 'message-circle-question-mark',
  revisions: 'file-pen',
  partners: 'handshake',
  hiring: 'briefcase-business',
  loans: 'wallet',
};

const listOf = (desk: WaitingDesk, key: WaitingKey, query: HrefQuery): Href => {
  if (key === 'applications')
    return href(desk === 'partner' ? '/partner/application' : '/advisor/user/application', undefined, query);
  if (key === 'students')
    return href(desk === 'partner' ? '/partner/student' : '/advisor/student', undefined, query);
  if (key === 'review') return href('/advisor/review', undefined, query);
  if (key === 'inbox') return href('/advisor/inbox', undefined, query);
  if (key === 'loans') return href('/advisor/student-loan', undefined, query);
  if (key === 'papers') return href('/profile/documentreport/softcopy-request', undefined, query);
  if (key === 'corrections') return href('/profile/enrolled/attendance', undefined, query);
  if (key === 'requests')
    return href(
      desk === 'partner' ? '/partner/enrollable-subjects' : '/advisor/enrollable-subjects',
      undefined,
      query,
    );
  if (key === 'guardians' && desk === 'student')
    return href('/profile/enrolled/userprofile', undefined, query);
  if (key === 'revisions' || key === 'partners' || key === 'guardians')
    return href(desk === 'partner' ? '/partner/dashboard' : '/advisor/dashboard', undefined, query);
  if (key === 'hiring') return href('/advisor/vacancy', undefined, query);
  return href('/advisor/sala-connect', undefined, query);
};

/** The list that shows exactly what is counted. */
const waitingListHref = (desk: WaitingDesk, key: WaitingKey, waits: WhatWaits): Href =>
  listOf(desk, key, waitingView(key, waits));

/** Where it is dealt with: on its own page, or opened over its list. */
function thingHref(desk: WaitingDesk, thing: WaitingThing): Href {
  const { id } = thing;
  switch (thing.kind) {
    case 'applications':
      return desk === 'partner'
        ? href('/partner/application/[id]', { id })
        : href('/advisor/user/application/[id]', { id });
    case 'review':
      return listOf(desk, 'review', { row: `${thing.subject}:${id}` });
    case 'inbox':
      return listOf(desk, 'inbox', { state: 'new', keyword: thing.number, row: id });
    case 'questions':
      return href('/advisor/sala-connect/answer/[questionId]', { questionId: id });
    case 'students':
      return listOf(desk, 'students', { schoolId: thing.schoolId, keyword: thing.referenceCode });
    case 'papers':
    case 'corrections':
      return listOf(desk, thing.kind, { org: thing.schoolId });
    case 'guardians':
      return href('/profile/enrolled/userprofile', undefined, {
        ...(thing.schoolId && { org: thing.schoolId }),
        ...(thing.place && { student: thing.place }),
      });
    case 'requests':
    case 'revisions':
    case 'partners':
      return listOf(desk, thing.kind, {});
    case 'hiring':
      return thing.place
        ? href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: thing.place }, { view: 'applicants' })
        : listOf(desk, 'hiring', {});
    case 'loans':
      return href('/advisor/student-loan/[userid]/[slug]/detail', {
        userid: thing.userId,
        slug: thing.referenceCode,
      });
  }
}

/** Its name, and what decides about it, most important first. A school that is always the same decides nothing. */
function thingWords(
  thing: WaitingThing,
  locale: Locale,
  { t, withSchool }: { t: ReturnType<typeof useTranslations<'today'>>; withSchool: boolean },
): { name: string; facts: (string | null)[] } {
  const named = (given: { name: string; nameNative: string } | null) => given && pickName(given, locale);
  switch (thing.kind) {
    case 'applications':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [named(thing.step), named(thing.program), withSchool ? named(thing.school) : null],
      };
    case 'review':
      return {
        name: pickText(thing.title, locale),
        facts: [
          t(`subjects.${thing.subject}`),
          thing.reports > 0 ? t('reports', { count: thing.reports }) : null,
        ],
      };
    case 'inbox':
      return { name: thing.subject, facts: [t('from', { name: thing.name })] };
    case 'questions':
      return { name: pickText(thing.title, locale), facts: [t('question')] };
    case 'students':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [
          t('accepted'),
          thing.answerBy && t('answerBy', { date: formatDate(thing.answerBy, locale) }),
          named(thing.program),
        ],
      };
    case 'papers':
    case 'corrections':
    case 'guardians':
    case 'requests':
    case 'revisions':
    case 'partners':
    case 'hiring':
      return {
        name: pickText(thing.title, locale),
        facts: [t(`asked.${thing.kind}`), thing.about && pickText(thing.about, locale)],
      };
    case 'loans':
      return {
        name: namesIn(thing.person, locale).name,
        facts: [t('loan', { amount: formatUsd(thing.amount), months: thing.periodMonths })],
      };
  }
}

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
                const answerBy = answerDayOf(thing.kind, since);
                const isLate = today >= answerBy;
                const tone = days >= answerDays[thing.kind] * 2 ? 'very-late' : isLate ? 'late' : 'plain';
                const { name, facts } = thingWords(thing, locale, { t, withSchool: hasSeveralSchools(data) });
                const date = formatDate(answerBy, locale);
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
