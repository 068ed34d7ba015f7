'use client';

import { type KeptRow, useBatch } from '@/components/kits/batch/use-batch';
import { marketingApi } from '@/lib/api/marketing';
import type { Text } from '@/lib/contract/fields';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { staffStatuses } from '@/lib/domain/campaigns/campaign-rules';

const { campaignDesk } = marketingApi;

const problems = {
  'same-status': 'same',
  withdrawn: 'withdrawn',
  'campaign-full': 'full',
  412: 'changed',
  404: 'gone',
  other: 'failed',
} as const;

export type RegistrantProblem = (typeof problems)[keyof typeof problems];
export type KeptRegistrant = KeptRow<Registrant, RegistrantProblem>;

/** What is done with many registrations at once. */
export function useRegistrantCalls(slug: string) {
  const shared = { params: { slug }, problems, invalidates: [campaignDesk.key] };
  const moves = useBatch({ call: campaignDesk.move, ...shared });
  const messages = useBatch({ call: campaignDesk.message, ...shared });
  return {
    /** Each on top of the version that the reader saw. */
    move: (registrants: readonly Registrant[], status: (typeof staffStatuses)[number]) =>
      moves.send(registrants, ({ registrationId, version }) => ({ registrationId, version, status })),
    write: (registrants: readonly Registrant[], text: Text) =>
      messages.send(registrants, ({ registrationId }) => ({ registrationId, text })),
  };
}
