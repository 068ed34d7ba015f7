import type { ReactNode } from 'react';
import { NoScriptNote } from '@/components/feedback/no-script-note';
import { QueryProvider } from '@/lib/query/query-provider';
import { ClientMessages } from './client-messages';
import type { Namespace } from '@/lib/i18n/messages';

/** Providers for the client components of every signed-in page. */
export function SignedInProviders({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  return (
    <QueryProvider>
      <NoScriptNote what="page" className="m-4" />
      <ClientMessages namespaces={namespaces}>{children}</ClientMessages>
    </QueryProvider>
  );
}
