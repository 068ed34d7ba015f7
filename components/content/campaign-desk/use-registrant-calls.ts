'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import { outcomeOf } from '@/lib/api/outcome-of';
import type { Text } from '@/lib/contract/fields';
import type { Registrant } from '@/lib/contract/marketing/campaign-desk';
import type { staffStatuses } from '@/lib/domain/campaigns/campaign-rules';

const problems = {
  'same-status': 'same',
  withdrawn: 'withdrawn',
  'campaign-full': 'full',
  412: 'changed',
  404: 'gone',
  other: 'failed',
} as const;

export interface Kept {
  registrant: Registrant;
  problem: (typeof problems)[keyof typeof problems];
}

type Outcomes = Awaited<ReturnType<typeof marketingApi.campaignDesk.move>>['outcomes'];

/** What is done with many registrations at once; each call answers those that stayed as they were. */
export function useRegistrantCalls(slug: string) {
  const client = useQueryClient();
  const [keyOf] = useState(keyOfBody);
  const { campaignDesk } = marketingApi;
  const keptOf = async (registrants: readonly Registrant[], outcomes: Outcomes): Promise<Kept[]> => {
    await client.invalidateQueries({ queryKey: campaignDesk.key });
    return registrants.flatMap((registrant, index) => {
      const outcome = outcomes[index];
      if (!outcome || outcome.ok) return [];
      return [{ registrant, problem: outcomeOf(new ApiError(outcome.status, outcome), problems) }];
    });
  };
  return {
    /** Each on top of the version that the reader saw. */
    move: async (registrants: readonly Registrant[], status: (typeof staffStatuses)[number]) => {
      const rows = registrants.map(({ registrationId, version }) => ({ registrationId, version, status }));
      const body = { rows };
      const { outcomes } = await campaignDesk.move({ params: { slug }, body, idempotencyKey: keyOf(body) });
      return keptOf(registrants, outcomes);
    },
    write: async (registrants: readonly Registrant[], text: Text) => {
      const body = { rows: registrants.map(({ registrationId }) => ({ registrationId, text })) };
      const { outcomes } = await campaignDesk.message({
        params: { slug },
        body,
        idempotencyKey: keyOf(body),
      });
      return keptOf(registrants, outcomes);
    },
  };
}
