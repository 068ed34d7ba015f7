import * as z from 'zod';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { isOwnOrganization } from './own-organization';
import { isAdvisor, isKeeperOf, requireKeeperOf } from './staff';

/** True for advisors at Sala's own organization, and for the people who keep a school. */
export const isKeeperOfOrganization = async (
  deps: Reader,
  caller: Caller | null,
  orgId: string,
): Promise<boolean> =>
  isOwnOrganization(deps, orgId)
    ? isAdvisor(caller)
    : // Where an event may be named by its slug, the adapter accepts any text.
      z.uuid().safeParse(orgId).success && isKeeperOf(deps.db, caller, orgId);

/** @throws 403 for roles that keep nothing, 404 unless the caller keeps this organization. */
export async function requireKeeperOfOrganization(
  deps: Reader,
  caller: Caller,
  orgId: string,
): Promise<void> {
  if (!isOwnOrganization(deps, orgId)) await requireKeeperOf(deps.db, caller, orgId);
  else if (!isAdvisor(caller)) throw notFound();
}
