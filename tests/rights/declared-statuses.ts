import type { Endpoint, Resource } from '@/lib/contract/endpoint';
import { declaredStatuses } from '@/lib/contract/openapi-errors';

const seen = new Map<Endpoint, Set<number>>();

/** Records the statuses that an endpoint has answered. */
export function rememberStatus(endpoint: Endpoint, status: number): void {
  seen.set(endpoint, (seen.get(endpoint) ?? new Set()).add(status));
}

/** Undeclared statuses of answers: `limited` declares 429, `conflicts` 409, `versioned` 412. */
export const undeclaredStatuses = (contract: readonly Resource[]): string[] =>
  contract.flatMap((resource) =>
    Object.entries(resource.endpoints).flatMap(([name, endpoint]) => {
      const declared = declaredStatuses(endpoint);
      return [...(seen.get(endpoint) ?? [])]
        .filter((status) => !declared.has(status))
        .map((status) => `${resource.name}.${name}: ${status}`);
    }),
  );
