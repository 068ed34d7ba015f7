'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { userApi } from '@/lib/api/user';

export type SwitchFailure = 'refused' | 'gone' | 'failed';

const failureOf = (error: unknown): SwitchFailure => {
  if (isApiError(error, 403)) return 'refused';
  return isApiError(error, 404) ? 'gone' : 'failed';
};

/** Enables or disables an account; the reason of a refusal shows until the next try. */
export function useAccountSwitch(userId: string) {
  const [failure, setFailure] = useState<SwitchFailure | null>(null);
  const mutation = useMutation(
    userApi.people.setEnabled.mutationOptions({
      meta: { invalidates: [userApi.people.key, userApi.safety.key] },
    }),
  );
  /** True after the change. */
  const change = async (enabled: boolean): Promise<boolean> => {
    setFailure(null);
    try {
      await mutation.mutateAsync({ params: { id: userId }, body: { enabled } });
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    }
  };
  return { change, failure, busy: mutation.isPending };
}
