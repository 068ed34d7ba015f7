'use client';

import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/keys/kbd';
import { openPanel } from '../frame-panels';

interface FindButtonProps {
  label: string;
  /** In the sheet of small screens, where there is no keyboard. */
  inSheet?: boolean;
}

/** At the top of a desk's menu: opens the search for things and deeds. */
export const FindButton = ({ label, inSheet = false }: FindButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => openPanel('find')}
    className={`flex w-full items-center gap-2.5 rounded-md border border-border-strong bg-surface text-left text-muted transition-colors hover:border-accent hover:text-text ${inSheet ? 'mb-3 min-h-11 px-3' : 'min-h-9 px-2.5 text-sm pointer-coarse:min-h-11'}`}
  >
    <Icon name="search" className="size-4.5 shrink-0" />
    <span className="min-w-0 flex-1 truncate">{label}</span>
    {!inSheet && (
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <Kbd name="Ctrl K" />
      </span>
    )}
  </button>
);
