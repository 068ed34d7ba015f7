'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { lmsApi } from '@/lib/api/lms';
import { waitingApi } from '@/lib/api/waiting';
import type { Guardian } from '@/lib/contract/school-day/guardians';
import { formatDate } from '@/lib/domain/dates/dates';
import { type GuardianView, guardianViews } from '@/lib/domain/accounts/guardianship';

const api = lmsApi.guardians;

interface GuardianRowProps {
  guardian: Guardian;
  params: { orgId: string; id: string };
  mayConfirm: boolean;
  mayEnd: boolean;
}

function useGuardian({ guardian, params }: Pick<GuardianRowProps, 'guardian' | 'params'>) {
  const t = useTranslations('portalCard');
  const { guardianId, version } = guardian;
  const target = { params: { ...params, guardianId } };
  const problems = { 412: t('stale'), other: t('failed') };
  const change = useWrite(api.change, {
    problems,
    invalidates: [waitingApi.key],
    done: (_saved, { body }) => {
      if (body.confirm) return t('confirmedNow');
    },
  });
  const end = useWrite(api.end, { problems, invalidates: [waitingApi.key], done: t('ended') });
  return {
    isBusy: change.busy || end.busy,
    confirm: () => change.run({ ...target, body: { confirm: true }, version }),
    show: (sees: GuardianView[]) => change.run({ ...target, body: { sees }, version }),
    ending: end,
    end: () => end.run(target),
  };
}

/** One guardian: confirmed or not, what they see, and the end of it. */
export function GuardianRow({ guardian, params, mayConfirm, mayEnd }: GuardianRowProps) {
  const t = useTranslations('portalCard');
  const locale = useLocale();
  const { isBusy, confirm, show, ending, end } = useGuardian({ guardian, params });
  const { state, sees, confirmedAt, createdAt } = guardian;
  const { name } = personNames(guardian, locale);
  return (
    <li className="grid gap-2 py-4">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-muted">
        {state === 'confirmed'
          ? t('confirmed', { date: confirmedAt ? formatDate(confirmedAt, locale) : '' })
          : state === 'waiting'
            ? t('waiting', { date: formatDate(createdAt, locale) })
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
          <WriteButton
            variant="ghost"
            size="sm"
            className="min-h-11"
            write={ending}
            onWrite={end}
            asks={{ title: t('endTitle'), description: t('endBody', { name }), danger: true }}
          >
            {t('end')}
          </WriteButton>
        )}
      </div>
    </li>
  );
}
