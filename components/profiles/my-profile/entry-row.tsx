'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Badge } from '@/components/ui/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
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

/** One entry, with a menu of what can be done with it. */
export function EntryRow({ profile, kind, entry, onUp, onEdit }: EntryRowProps) {
  const t = useTranslations('myProfile');
  const words = useTranslations('cv');
  const locale = useLocale() === 'en' ? 'en' : 'km';
  const client = useQueryClient();
  const removes = useRef(false);
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
  const toggle = () => work.mutate(() => calls.update(entry.id, { isShow: isHidden }, entry.version));
  return (
    <li className="flex items-start gap-x-2 py-2">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {(entry.confirmedBy || isHidden) && (
          <div className="flex flex-wrap gap-2">
            {entry.confirmedBy && (
              <Badge tone="success">
                {words('confirmed', { school: pickName(entry.confirmedBy, locale) })}
              </Badge>
            )}
            {isHidden && <Badge tone="warning">{t('hidden')}</Badge>}
          </div>
        )}
        {(['km', 'en'] as const)
          .filter((each) => !isSaidIn(kind, entry, each))
          .map((each) => (
            <p key={each} className="text-sm text-muted">
              {t('missing', { language: t(`languages.${each}`) })}
            </p>
          ))}
        {consent && <RefereeState profile={profile} entry={{ id: entry.id, name, consent }} />}
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            label={t('of', { action: t('menu'), entry: name })}
            icon={<Icon name="ellipsis" className="size-5" />}
            className="-mr-3 shrink-0"
            disabled={work.isPending}
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          // The dialog opens when the menu has given the focus back, so that it can do the same.
          onCloseAutoFocus={() => {
            setAsking(removes.current);
            removes.current = false;
          }}
        >
          <DropdownMenuItem onSelect={onEdit}>{entry.confirmedBy ? t('copy') : t('edit')}</DropdownMenuItem>
          <DropdownMenuItem onSelect={toggle}>{isHidden ? t('show') : t('hide')}</DropdownMenuItem>
          {onUp && <DropdownMenuItem onSelect={() => work.mutate(onUp)}>{t('up')}</DropdownMenuItem>}
          <DropdownMenuItem
            danger
            onSelect={() => {
              removes.current = true;
            }}
          >
            {t('remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
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
