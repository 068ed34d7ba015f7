'use client';

import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { userApi } from '@/lib/api/user';

export type SwitchFailure = 'refused' | 'gone' | 'failed';

const failures: Outcomes<SwitchFailure> = { 403: 'refused', 404: 'gone', other: 'failed' };

/** Enables or disables an account; the reason of a refusal shows until the next try. */
export function useAccountSwitch(userId: string) {
  const [failure, setFailure] = useState<SwitchFailure | null>(null);
  const mutation = useWrite(userApi.people.setEnabled, {
    invalidates: [userApi.people.key, userApi.safety.key],
  });
  /** True after the change. */
  const change = async (enabled: boolean): Promise<boolean> => {
    setFailure(null);
    try {
      await mutation.send({ params: { id: userId }, body: { enabled } });
      return true;
    } catch (error) {
      setFailure(outcomeOf(error, failures));
      return false;
    }
  };
  return { change, failure, busy: mutation.busy };
}
