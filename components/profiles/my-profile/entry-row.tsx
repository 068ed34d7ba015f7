'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { pickName } from '@/lib/i18n/pick';
import type { Entry } from './entry-forms';
import { isSaidIn, nameOf } from './entry-name';
import { RefereeState } from './referee-state';
import { sectionCalls } from './section-calls';

interface EntryRowProps {
  profile: CompleteProfile;
  kind: SectionKind;
  entry: Entry;
  /** Moves it above the one before; null for the first. */
  onUp: (() => Promise<unknown>) | null;
  onEdit: () => void;
}

/** One entry, with what can be done with it. */
export function EntryRow({ profile, kind, entry, onUp, onEdit }: EntryRowProps) {
  const t = useTranslations('myProfile');
  const words = useTranslations('cv');
  const locale = useLocale() === 'en' ? 'en' : 'km';
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const calls = sectionCalls(kind, profile);
  const work = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => showToast({ kind: 'success', message: t('saved') }),
    onError: () => showToast({ kind: 'danger', message: t('failed') }),
    onSettled: () => client.invalidateQueries({ queryKey: recruitmentApi.completeProfiles.key }),
  });
  const name = nameOf(kind, entry, locale);
  const isHidden = entry.isShow === false;
  const consent = profile.references.find(({ id }) => id === entry.id)?.consent;
  const action = (label: string, run: () => void) => (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-11"
      disabled={work.isPending}
      aria-label={t('of', { action: label, entry: name })}
      onClick={run}
    >
      {label}
    </Button>
  );
  const toggle = () => work.mutate(() => calls.update(entry.id, { isShow: isHidden }, entry.version));
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <div className="flex flex-wrap gap-2">
        {entry.confirmedBy && (
          <Badge tone="success">{words('confirmed', { school: pickName(entry.confirmedBy, locale) })}</Badge>
        )}
        {isHidden && <Badge tone="warning">{t('hidden')}</Badge>}
      </div>
      {(['km', 'en'] as const)
        .filter((each) => !isSaidIn(kind, entry, each))
        .map((each) => (
          <p key={each} className="text-sm text-muted">
            {t('missing', { language: t(`languages.${each}`) })}
          </p>
        ))}
      {consent && <RefereeState profile={profile} entry={{ id: entry.id, name, consent }} />}
      <div className="-mx-2 mt-1 flex flex-wrap">
        {action(entry.confirmedBy ? t('copy') : t('edit'), onEdit)}
        {action(isHidden ? t('show') : t('hide'), toggle)}
        {onUp && action(t('up'), () => work.mutate(onUp))}
        {action(t('remove'), () => setAsking(true))}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeAsk', { entry: name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        danger
        onConfirm={() => work.mutateAsync(() => calls.remove(entry.id)).catch(() => false)}
      />
    </li>
  );
}
