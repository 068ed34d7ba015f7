'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { recruitmentApi } from '@/lib/api/recruitment';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { plannedHref } from '@/lib/routes/planned-href';

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
export function OwnRegistration({ organizationId: orgId }: { organizationId: string }) {
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
