import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while this part of the page hydrates. A part that hydrates late finds queries answered
 * that another part has asked already; showing them at once would not fit the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
