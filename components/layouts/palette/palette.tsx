'use client';

import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog, overlayStyle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/keys/kbd';
import { useFocusReturn } from '@/components/ui/use-focus-return';
import { useRouter } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import type { RoleArea } from '../area-nav';
import { openPanel } from '../frame-panels';
import { optionId, PaletteList } from './palette-list';
import { rememberChoice } from './recent-choices';
import { type PaletteOption, useOptions } from './use-options';

interface PaletteProps {
  area: RoleArea;
  onClose: () => void;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Finds people, records and pages, and begins deeds, from any page of a desk. */
export function Palette({ area, onClose }: PaletteProps) {
  const t = useTranslations('palette');
  const focusReturn = useFocusReturn();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayStyle} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[92dvh] flex-col rounded-t-xl bg-surface shadow-overlay outline-none data-[state=open]:animate-[rise-in_160ms_ease-out] sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[10vh] sm:h-auto sm:max-h-[76vh] sm:w-full sm:max-w-2xl sm:-translate-x-1/2 sm:rounded-xl"
        >
          <DialogPrimitive.Title className="sr-only">{t('title')}</DialogPrimitive.Title>
          <Combobox area={area} onClose={onClose} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </Dialog>
  );
}

function useOpening(onClose: () => void) {
  const router = useRouter();
  const person = useViewer().data?.sub;
  return ({ group, label, about, href }: PaletteOption) => {
    onClose();
    if (href === null) {
      openPanel('keys');
      return;
    }
    if (person && group !== 'pages' && group !== 'deeds') rememberChoice(person, { label, about, href });
    router.push(href);
  };
}

function Combobox({ area, onClose }: PaletteProps) {
  const t = useTranslations('palette');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const { groups, isSearching, hasFailed } = useOptions(area, typed.trim());
  const open = useOpening(onClose);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ key }) => key === pointed) ?? options[0];

  const point = (key: string | undefined) => {
    setPointed(key ?? null);
    if (key) document.getElementById(optionId(id, key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A Khmer or Chinese letter that is still being composed is no choice.
    if (event.nativeEvent.isComposing) return;
    const step = steps.get(event.key);
    if (step && active) {
      event.preventDefault();
      point(options[(options.indexOf(active) + step + options.length) % options.length]?.key);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-border px-4 py-2">
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(id, active.key) : undefined}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(null);
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <DialogPrimitive.Close asChild>
          <IconButton label={t('close')} icon={<Icon name="x" className="size-5" />} className="-mr-2" />
        </DialogPrimitive.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <PaletteList
          id={id}
          typed={typed.trim()}
          groups={groups}
          active={active?.key ?? null}
          onPoint={setPointed}
          onPick={open}
        />
        {options.length === 0 && !isSearching && (
          <div className="px-3 py-6 text-center">
            <p className="font-semibold">{t('none')}</p>
            <p className="mt-1 text-sm text-muted">{t('noneBody')}</p>
          </div>
        )}
        {hasFailed && <p className="px-3 py-2 text-sm text-danger">{t('failed')}</p>}
      </div>
      <p role="status" className="sr-only">
        {isSearching ? t('searching') : typed.trim() && t('found', { count: options.length })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2 text-xs text-muted">
        <span className="mr-auto">{isSearching ? t('searching') : t('hint')}</span>
        <span aria-hidden="true" className="flex items-center gap-1.5 max-sm:hidden pointer-coarse:hidden">
          <Kbd name="ArrowUp" />
          <Kbd name="ArrowDown" />
          {t('move')}
          <span className="ml-2">
            <Kbd name="Enter" />
          </span>
          {t('open')}
          <span className="ml-2">
            <Kbd name="Escape" />
          </span>
          {t('leave')}
        </span>
      </div>
    </>
  );
}
