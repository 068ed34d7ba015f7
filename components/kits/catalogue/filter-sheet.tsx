'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { groupDigits } from '@/lib/domain/values/number';
import { type CatalogueState, chosenCount, withoutFilters } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration, Found } from './define-catalogue';
import { CatalogueFilterPanel } from './filter-panel';

interface FilterSheetProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  found: Found;
  onChange: (next: CatalogueState) => void;
  onClose: () => void;
}

/** The filters on phones. Each choice applies at once; the button at the foot shows how many results remain. */
export function FilterSheet({ of, state, found, onChange, onClose }: FilterSheetProps) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className="mx-0 mb-0 mt-auto max-h-[88dvh] w-full max-w-none overflow-hidden rounded-t-xl bg-surface p-0 text-text shadow-overlay backdrop:bg-[#06110f]/55 open:animate-[rise-in_200ms_ease-out] sm:mx-auto sm:mb-auto sm:max-w-lg sm:rounded-xl"
    >
      <div className="flex max-h-[88dvh] flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-border py-2 pl-5 pr-3">
          <h2 id={titleId} className="text-lg font-semibold">
            {t('filters')}
          </h2>
          <IconButton
            label={ui('close')}
            icon={<Icon name="x" className="size-5" />}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
          <CatalogueFilterPanel of={of} state={state} onChange={onChange} />
        </div>
        <div className="flex gap-3 border-t border-border px-5 pb-[max(1rem,env(safe-area-inset-bottom))] pt-3">
          {chosenCount(of.filters, state.values) > 0 && (
            <Button variant="secondary" onClick={() => onChange(withoutFilters(state))}>
              {t('clearAll')}
            </Button>
          )}
          <Button className="flex-1" onClick={() => dialog.current?.close()}>
            {typeof found === 'number' && t('show', { count: found, shown: groupDigits(found) })}
            {found === 'searching' && t('searching')}
            {found === 'failed' && ui('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
