'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { RefereeConsent } from '@/lib/contract/profiles/profile-sections';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { useToday } from '@/components/ui/use-today';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';

interface RefereeStateProps {
  profile: CompleteProfile;
  entry: { id: string; name: string; consent: RefereeConsent };
}

/** What a referee has said, and the way to ask who was not asked yet. */
export function RefereeState({ profile, entry: { id: subId, name, consent } }: RefereeStateProps) {
  const t = useTranslations('myProfile');
  const locale = useLocale();
  const today = useToday();
  const ask = useWrite(recruitmentApi.referees.ask, {
    inPlace: true,
    problems: {
      'own-contact': t('referee.own'),
      'asked-no-more': t('referee.askedNoMore'),
      429: t('referee.tooMany'),
      other: t('failed'),
    },
    invalidates: [recruitmentApi.completeProfiles.key],
    done: t('referee.sent'),
  });
  const { state, askedAt } = consent;
  if (state === 'not-needed') return null;
  // A new account waits with its first message.
  const isLater = state === 'asked' && askedAt !== null && today !== '' && dayInCambodia(askedAt) > today;
  const date = askedAt ? formatDate(askedAt, locale) : '';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-sm text-muted">{t(`referee.${isLater ? 'later' : state}`, { date })}</p>
        {state === 'not-asked' && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            loading={ask.busy}
            aria-label={t('of', { action: t('referee.ask'), entry: name })}
            onClick={() => void ask.run({ params: { orgId: profile.organizationId, id: profile.id, subId } })}
          >
            {t('referee.ask')}
          </Button>
        )}
      </div>
      {ask.problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {ask.problem}
        </p>
      )}
    </>
  );
}
