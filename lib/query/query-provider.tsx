'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeQueryClient } from './query-client';

let browserClient: QueryClient | undefined;

/** The browser keeps one client, so that data survives the step from one layout to the next; a prerender never shares one. */
export const sharedQueryClient = () =>
  typeof window === 'undefined' ? makeQueryClient() : (browserClient ??= makeQueryClient());

/** Around signed-in layouts, and around the islands of public pages that ask for a person's data. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(sharedQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
