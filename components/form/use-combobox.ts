'use client';

import { type KeyboardEvent, useMemo, useState } from 'react';
import { type ComboboxOption, indexOptions, type IndexedOption, searchOptions } from './combobox-options';

interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string;
  onPick: (option: ComboboxOption) => void;
}

/** What the list shows at most; beyond it typing is quicker than scrolling. */
export const shownMax = 60;

/** Open or closed, what is typed, and which option the arrow keys are on. `typed` is null while nothing is being searched. */
export function useCombobox({ options, value, onPick }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const indexed = useMemo(() => indexOptions(options), [options]);
  const hits = useMemo(() => searchOptions(indexed, typed ?? ''), [indexed, typed]);
  const shown: IndexedOption[] = hits.slice(0, shownMax);
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const show = () => {
    setOpen(true);
    setActive(Math.max(0, typed === null ? shown.findIndex((option) => option.value === value) : 0));
  };
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setActive(0);
  };
  const pick = (option: ComboboxOption) => {
    onPick(option);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const current = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else setActive((now) => Math.min(last, Math.max(0, now + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (current) pick(current);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return { open, typed, active, shown, total: hits.length, chosen, close, show, type, pick, onKeyDown };
}
