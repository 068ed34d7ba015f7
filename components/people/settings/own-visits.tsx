'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { SettingsSection } from './settings-section';

/** The visits of schools on whose lists the person is; nothing without one. */
export function OwnVisits({ userId }: { userId: string }) {
  const t = useTranslations('settings.visits');
  const locale = useLocale();
  const errorText = useErrorText();
  const { data } = useQuery(userApi.visitGuests.own.queryOptions({ params: { id: userId } }));
  const leave = useMutation(
    userApi.visitGuests.leave.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', message: t('left') }),
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
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
              loading={leave.isPending && leave.variables.params.visitId === visitId}
              onClick={() => leave.mutate({ params: { id: userId, visitId } })}
            >
              {t('leave')} <span className="sr-only">{pickName(school, locale)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
