'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { formatDate } from '@/lib/domain/dates/dates';
import { isLeftOut } from '@/lib/env/left-out';
import { pickName } from '@/lib/i18n/pick';
import { SettingsSection } from './settings-section';

/** The visits of schools on whose lists the person is; nothing without one. */
export function OwnVisits({ userId }: { userId: string }) {
  const t = useTranslations('settings.visits');
  const locale = useLocale();
  const { data } = useQuery({
    ...userApi.visitGuests.own.queryOptions({ params: { id: userId } }),
    enabled: !isLeftOut('visits'),
  });
  const leave = useWrite(userApi.visitGuests.leave, { done: t('left') });
  if (!data || data.countTotal === 0) return null;
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <ul className="divide-y divide-border">
        {data.data.map(({ visitId, school, at, listEndsAt }) => (
          <li key={visitId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{pickName(school, locale)}</p>
              <p className="text-sm text-muted">
                {t('dates', { at: formatDate(at, locale), until: formatDate(listEndsAt, locale) })}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              loading={leave.running?.params.visitId === visitId}
              onClick={() => void leave.run({ params: { id: userId, visitId } })}
            >
              {t('leave')} <span className="sr-only">{pickName(school, locale)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
