import { useRef } from 'react';

const rowTarget = '[data-row-target]';

/** The rows of the opener's list, those after it first: where the work goes on when its own row has gone. */
const rowsBeside = (opener: Element | null): HTMLElement[] => {
  const rows = [...(opener?.closest('table, ul, ol')?.querySelectorAll<HTMLElement>(rowTarget) ?? [])];
  const at = rows.findIndex((row) => row === opener);
  return at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
};

/** Handlers for a dialog's content that restore the previous focus; Radix handles only its own triggers. */
export function useFocusReturn() {
  const places = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      const opener = document.activeElement;
      places.current = opener instanceof HTMLElement ? [opener, ...rowsBeside(opener)] : [];
    },
    onCloseAutoFocus: (event: Event) => {
      const place = places.current.find(({ isConnected }) => isConnected);
      if (!place) return;
      event.preventDefault();
      place.focus();
    },
  };
}
