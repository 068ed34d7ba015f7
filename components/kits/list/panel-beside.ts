import { useWideScreen } from '@/lib/device/use-wide-screen';
import { panelBesideMinPx } from '@/lib/domain/limits/pages';

/** There is room for a list and what it opens. */
export const usePanelBeside = () => useWideScreen(panelBesideMinPx);

export const focusPanel = () => document.querySelector<HTMLElement>('[data-panel-frame]')?.focus();
