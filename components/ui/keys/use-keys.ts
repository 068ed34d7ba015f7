'use client';

import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { type KeyDeed, shownKeys } from './shown-keys';

const isOwnMatter = (event: KeyboardEvent) =>
  event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;

/** A sheet that shows a part of the page is open to the keys of the page. */
const otherDialog = '[role="dialog"]:not([data-page-keys])';

/** Where letters are text, and where a dialog has keys of its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(`input, textarea, select, ${otherDialog}`) !== null);

const isCheckBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && !target.closest(otherDialog);

const fire = (deeds: readonly KeyDeed[], event: KeyboardEvent): void => {
  const found = deeds.find(({ keys }) => keys.includes(event.key));
  if (found && found.deed(event) !== false) event.preventDefault();
};

/** The sheet of keys shows them while the part is there. */
const useShown = (title: string, deeds: readonly KeyDeed[]): void => {
  const shown = JSON.stringify(deeds.map(({ keys, words }) => ({ keys, words })));
  const hasDeeds = deeds.length > 0;
  useEffect(
    () => (hasDeeds ? shownKeys.add({ title, deeds: JSON.parse(shown) as KeyDeed[] }) : undefined),
    [title, shown, hasDeeds],
  );
};

/**
 * Keys of a page: they work wherever the focus is, unless somebody types, and the sheet of keys shows them by the same
 * declaration. @param title of the group there
 */
export function useKeys(title: string, deeds: readonly KeyDeed[]): void {
  useShown(title, deeds);
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOwnMatter(event) || (isTyping(event.target) && !isCheckBox(event.target))) return;
      fire(latest.current, event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keys of one part, such as the rows of a list or the cells of a table. @returns the handler of the part's element */
export function usePartKeys(
  title: string,
  deeds: readonly KeyDeed[],
): (event: ReactKeyboardEvent<HTMLElement>) => void {
  useShown(title, deeds);
  return ({ nativeEvent }) => {
    if (!isOwnMatter(nativeEvent)) fire(deeds, nativeEvent);
  };
}
