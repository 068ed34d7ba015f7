'use client';

import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** How a form is sent. `send` answers null where it is on its way already, and throws what the call throws. */
export interface Submission<Values, Sent> {
  send: (values: Values) => Promise<Sent | null>;
  isSending: boolean;
}

/**
 * Sends one call at a time: a second click during a call does nothing. A later try has the same key, which the call takes
 * from the draft, and gets the answer of the first.
 */
export function useSendOnce<Values, Sent>(
  call: (values: Values) => Promise<Sent>,
  invalidates: QueryKey[] = [],
): Submission<Values, Sent> {
  const isOnItsWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: call,
    // Offline it fails at once and says so, instead of waiting silently.
    networkMode: 'always',
    meta: { invalidates },
  });
  const send = async (values: Values) => {
    if (isOnItsWay.current) return null;
    isOnItsWay.current = true;
    try {
      return await mutateAsync(values);
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { send, isSending: isPending };
}
