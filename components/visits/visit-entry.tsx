'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { OpenVisit } from '@/lib/contract/visits/visit-guests';
import { formatMinute, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { href } from '@/lib/routes/href';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { forgetVisit, keepVisit } from '@/components/accounts/account/visit-store';
import { useSecondsUntil } from '@/components/accounts/account/use-seconds-until';
import { useHydrated } from '@/lib/device/use-hydrated';
import type { VisitState } from '@/lib/domain/visits/school-visits';

/** The state of a visit now; null until the page is interactive, because the page itself may be older. */
function useVisitState({ startsAt, endsAt, closedAt }: OpenVisit): VisitState | null {
  const isInteractive = useHydrated();
  const untilStart = useSecondsUntil(Date.parse(startsAt));
  const untilEnd = useSecondsUntil(Date.parse(endsAt));
  if (!isInteractive) return null;
  if (closedAt !== null || untilEnd === 0) return 'over';
  return untilStart > 0 ? 'planned' : 'open';
}

const JoinVisit = dynamic(() => import('./join-visit').then((module) => module.JoinVisit), { ssr: false });

/** What a pupil of a visit does: look around, and sign up for the visit. */
export function VisitEntry({ visit }: { visit: OpenVisit }) {
  const t = useTranslations('visit');
  const locale = useLocale();
  const state = useVisitState(visit);
  const signedIn = useSignedIn();
  const { code, school, startsAt, endsAt } = visit;
  const { name, nameNative } = school;
  useEffect(() => {
    if (state === 'open') keepVisit({ code, name, nameNative, endsAt });
    if (state === 'over') forgetVisit(code);
  }, [state, code, name, nameNative, endsAt]);
  return (
    <div className="grid gap-5">
      {state === 'planned' && (
        <Alert tone="info" title={t('planned.title', { at: formatMinute(startsAt, locale) })}>
          {t('planned.body')}
        </Alert>
      )}
      {state === 'over' && (
        <Alert tone="warning" title={t('over.title')}>
          {t('over.body')}
        </Alert>
      )}
      <div className="grid gap-3">
        <LinkButton href={href('/orientation-test')} variant="secondary" size="lg" wide>
          <Icon name="compass" className="size-5" />
          {t('test')}
        </LinkButton>
        <LinkButton href={href('/explore')} variant="secondary" size="lg" wide>
          <Icon name="school" className="size-5" />
          {t('schools')}
        </LinkButton>
        {signedIn && state === 'open' && <JoinVisit code={code} />}
        {!signedIn && (
          <LinkButton href={href('/signup')} size="lg" wide>
            {t('signUp')}
          </LinkButton>
        )}
      </div>
      {!signedIn && (
        <>
          <p className="text-sm text-muted">{t('kept')}</p>
          <LinkButton
            href={href('/login', undefined, { redirect: href('/visit/[code]', { code }) })}
            variant="link"
            className="justify-self-start"
          >
            {t('logIn')}
          </LinkButton>
        </>
      )}
      {!signedIn && state === 'open' && (
        <p className="text-sm text-muted">{t('until', { time: formatTimeOfDay(endsAt) })}</p>
      )}
    </div>
  );
}
