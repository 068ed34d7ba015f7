'use client';

import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { type KeyDeed, shownKeys } from './shown-keys';

const isOwnMatter = (event: KeyboardEvent) => event.defaultPrevented || event.isComposing || event.altKey;
const isHeld = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;

/** A sheet that shows a part of the page is open to the keys of the page. */
const otherDialog = '[role="dialog"]:not([data-page-keys]), [data-keys-rest]';

/** Where letters are text, and where a dialog or an open question has keys of its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(`input, textarea, select, ${otherDialog}`) !== null);

const isCheckBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && !target.closest(otherDialog);

/** A held letter is meant by its place: a Khmer keyboard has other letters there. */
const isMeant = ({ keys, held }: KeyDeed, event: KeyboardEvent) =>
  held
    ? isHeld(event) &&
      !event.shiftKey &&
      keys.some((key) => event.key === key || event.code === `Key${key.toUpperCase()}`)
    : !isHeld(event) && keys.includes(event.key);

const fire = (deeds: readonly KeyDeed[], event: KeyboardEvent): void => {
  const found = deeds.find((deed) => isMeant(deed, event));
  if (found && found.deed(event) !== false) event.preventDefault();
};

/** The sheet of keys shows them while the part is there. */
const useShown = (title: string, deeds: readonly KeyDeed[]): void => {
  const shown = JSON.stringify(
    deeds.map(({ keys, words, held }) => ({
      keys: held ? keys.flatMap((key) => [`Ctrl ${key.toUpperCase()}`, `⌘ ${key.toUpperCase()}`]) : keys,
      words,
    })),
  );
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
      const isText = !isHeld(event) && isTyping(event.target) && !isCheckBox(event.target);
      if (isOwnMatter(event) || isText) return;
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
