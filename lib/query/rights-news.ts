import type { QueryClient } from '@tanstack/react-query';
import { viewerQuery } from './use-viewer';

/**
 * Asks for the person again, and then for everything that is shown: what they may see has changed. What stood on the page
 * is forgotten first.
 */
export async function readRightsAgain(client: QueryClient): Promise<void> {
  const [viewerResource] = viewerQuery().queryKey;
  await client.refetchQueries({ queryKey: viewerQuery().queryKey });
  await client.resetQueries({ predicate: ({ queryKey: [resource] }) => resource !== viewerResource });
}
