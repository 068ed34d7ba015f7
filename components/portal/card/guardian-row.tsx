'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { personNames } from '@/components/people/people/person-names';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import type { Guardian } from '@/lib/contract/lms/guardians';
import { formatDate } from '@/lib/domain/dates/dates';
import { type GuardianView, guardianViews } from '@/lib/domain/people/guardianship';

const api = lmsApi.guardians;
const meta = { invalidates: [api.key] };

interface GuardianRowProps {
  guardian: Guardian;
  params: { orgId: string; id: string };
  mayConfirm: boolean;
  mayEnd: boolean;
}

function useGuardian({ guardian, params }: Pick<GuardianRowProps, 'guardian' | 'params'>) {
  const t = useTranslations('portalCard');
  const client = useQueryClient();
  const target = { params: { ...params, guardianId: guardian.guardianId } };
  const change = useMutation(api.change.mutationOptions({ meta }));
  const end = useMutation(api.end.mutationOptions({ meta }));
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) showToast({ kind: 'success', message: done });
      return true;
    } catch (error) {
      const isStale = isApiError(error, 412);
      if (isStale) await client.invalidateQueries({ queryKey: api.key });
      showToast({ kind: 'danger', message: isStale ? t('stale') : t('failed') });
      return false;
    }
  };
  const { version } = guardian;
  return {
    isBusy: change.isPending || end.isPending,
    confirm: () =>
      attempt(() => change.mutateAsync({ ...target, body: { confirm: true }, version }), t('confirmedNow')),
    show: (sees: GuardianView[]) => attempt(() => change.mutateAsync({ ...target, body: { sees }, version })),
    end: () => attempt(() => end.mutateAsync(target), t('ended')),
  };
}

/** One guardian: confirmed or not, what they see, and the end of it. */
export function GuardianRow({ guardian, params, mayConfirm, mayEnd }: GuardianRowProps) {
  const t = useTranslations('portalCard');
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { isBusy, confirm, show, end } = useGuardian({ guardian, params });
  const { state, sees, confirmedAt } = guardian;
  const { name } = personNames(guardian, locale);
  return (
    <li className="grid gap-2 py-4">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-muted">
        {state === 'confirmed'
          ? t('confirmed', { date: confirmedAt ? formatDate(confirmedAt, locale) : '' })
          : t(state)}
      </p>
      {mayConfirm && state === 'confirmed' && (
        <fieldset disabled={isBusy}>
          <legend className="text-sm text-muted">{t('sees')}</legend>
          <div className="grid sm:grid-cols-2">
            {guardianViews.map((view) => (
              <Checkbox
                key={view}
                checked={sees.includes(view)}
                onChange={({ target: { checked } }) =>
                  void show(checked ? [...sees, view] : sees.filter((each) => each !== view))
                }
              >
                {t(`views.${view}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {mayConfirm && state !== 'confirmed' && (
          <Button size="sm" className="min-h-11" loading={isBusy} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        )}
        {mayEnd && (
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setAsks(true)}>
            {t('end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('endTitle')}
        description={t('endBody', { name })}
        confirmLabel={t('end')}
        danger
        onConfirm={end}
      />
    </li>
  );
}
