import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during the hydration of this part. A part that hydrates late may find data in the query
 * cache; rendering it at once would not match the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
