'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeQueryClient } from './query-client';

let browserClient: QueryClient | undefined;

/** The browser has one client, so that data survives a change of layout; a prerender never shares one. */
export const sharedQueryClient = () =>
  typeof window === 'undefined' ? makeQueryClient() : (browserClient ??= makeQueryClient());

/** Around signed-in layouts, and around parts of public pages with personal data. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(sharedQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
