'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { recruitmentApi } from '@/lib/api/recruitment';
import { scheduleApi } from '@/lib/api/schedule';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { plannedHref } from '@/lib/routes/planned-href';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useToday } from '@/components/ui/use-today';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { addDays } from '@/lib/domain/calendar-days';

/** The prompt begins so many days before the end. */
const promptDays = 30;
const restDays = 7;

// Named as a choice of the device: it names nobody, and is nothing that waits to be sent.
const rest = deviceStore(
  'sala.moments.career-prompt',
  readBy((value) => (typeof value === 'string' ? value : null)),
  { scope: 'device' },
);

/** The reader's registration with its end. The prompt to renew it can be put off for a week, and is in nobody's way. */
function OwnRegistration({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('careerHome.own');
  const locale = useLocale();
  const today = useToday();
  const restsUntil = useDeviceValue(rest);
  const query = useQuery(recruitmentApi.registrations.get.queryOptions({ params: { orgId } }));
  const page = plannedHref('/career-center/register');
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-16" />}>
      {({ data }) => {
        if (!data)
          return (
            <div className="grid gap-3">
              <p className="text-muted">{t('none')}</p>
              {page && <LinkButton href={page}>{t('registerNow')}</LinkButton>}
            </div>
          );
        const date = formatDate(data.expiresOn, locale);
        const isEnding = addDays(data.expiresOn, -promptDays) <= today;
        if (!isEnding || (restsUntil && restsUntil > today))
          return <p>{t(data.expired ? 'expired' : 'registeredUntil', { date })}</p>;
        return (
          <Alert
            tone="warning"
            action={
              <div className="mt-3 flex flex-wrap gap-2">
                {page && <LinkButton href={page}>{t('renew')}</LinkButton>}
                <Button variant="ghost" onClick={() => rest.write(addDays(today, restDays))}>
                  {t('later')}
                </Button>
              </div>
            }
          >
            {t(data.expired ? 'expired' : 'ending', { date })}
          </Alert>
        );
      }}
    </QueryState>
  );
}

const shownMax = 3;

const Box = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card p-5">
    <h3 className="mb-2 text-lg font-semibold">{title}</h3>
    {children}
  </section>
);

const Waiting = () => <Skeleton className="h-16" />;

function OwnEvents({ orgId }: { orgId: string }) {
  const t = useTranslations('careerHome.own');
  const locale = useLocale();
  const query = useQuery(
    scheduleApi.calendars.events.queryOptions({
      params: { orgId },
      query: { scope: 'all', tab: 'registered', limit: 100 },
    }),
  );
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {({ data }) => {
        const coming = data.filter(({ state }) => state !== 'finished').slice(0, shownMax);
        return coming.length === 0 ? (
          <p className="text-muted">{t('noPlaces')}</p>
        ) : (
          <ul className="grid gap-2">
            {coming.map(({ eventId, slug, title, startsAt }) => (
              <li key={eventId}>
                <TextLink href={href('/career-center/events/[slug]', { slug })}>
                  {pickText(title, locale)}
                </TextLink>
                <span className="block text-sm text-muted">{formatDate(startsAt, locale)}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryState>
  );
}

function OwnApplications({ orgId }: { orgId: string }) {
  const t = useTranslations('careerHome.own');
  const tTurn = useTranslations('jobTurn.turn');
  const locale = useLocale();
  const query = useQuery(
    recruitmentApi.vacancies.list.queryOptions({
      params: { orgId },
      query: { applied: true, status: 'all', limit: shownMax },
    }),
  );
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-muted">{t('noApplications')}</p>
        ) : (
          <ul className="grid gap-2">
            {data.map(({ vacancyId, slug, title, application, isHidden }) => {
              // What is hidden has no page any more.
              const page = isHidden
                ? null
                : plannedHref('/career-center/internship-job-opportunities/[slug]', { slug });
              const name = pickText(title, locale);
              return (
                <li key={vacancyId}>
                  {page ? <TextLink href={page}>{name}</TextLink> : name}
                  {application && (
                    <span className="block text-sm text-muted">
                      {[
                        pickName(application.step, locale),
                        isHidden ? t('hidden') : tTurn(application.nextActor),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryState>
  );
}

function Own({ organizationId }: { organizationId: string }) {
  const t = useTranslations('careerHome.own');
  return (
    <section aria-labelledby="own-career" className="mx-auto max-w-page px-4 pt-8 sm:px-6">
      <h2 id="own-career" className="mb-4 text-xl">
        {t('title')}
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Box title={t('registration')}>
          <OwnRegistration organizationId={organizationId} />
        </Box>
        <Box title={t('places')}>
          <OwnEvents orgId={organizationId} />
        </Box>
        <Box title={t('applications')}>
          <OwnApplications orgId={organizationId} />
        </Box>
      </div>
    </section>
  );
}

/** What the reader has with the career center. */
export const OwnCareer = withTexts(
  (props: { organizationId: string }) => (
    <QueryProvider>
      <Own {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({
      careerHome: (await import('@/messages/km/careers/careerHome.json')).default,
      jobTurn: (await import('@/messages/km/core/jobTurn.json')).default,
    }),
    en: async () => ({
      careerHome: (await import('@/messages/en/careers/careerHome.json')).default,
      jobTurn: (await import('@/messages/en/core/jobTurn.json')).default,
    }),
  },
  () => <Skeleton className="mx-auto h-56 max-w-page" />,
);
