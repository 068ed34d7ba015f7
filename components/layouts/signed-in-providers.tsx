import type { ReactNode } from 'react';
import { QueryProvider } from '@/lib/query/query-provider';
import { ClientMessages } from './client-messages';
import type { Namespace } from '@/lib/i18n/messages';

/** What every signed-in page's client components need. */
export function SignedInProviders({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  return (
    <QueryProvider>
      <ClientMessages namespaces={namespaces}>{children}</ClientMessages>
    </QueryProvider>
  );
}
