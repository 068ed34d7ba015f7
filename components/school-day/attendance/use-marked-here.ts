'use client';

import { useMemo } from 'react';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { markQueue, sentMarks } from './mark-queue';

/** The lessons that the reader has marked on this phone, whatever lists were read before: sent or on their way. */
export function useMarkedHere(): ReadonlySet<string> {
  const owner = useKeptPerson() ?? '';
  const [queue, sent] = useMemo(() => [markQueue(owner), sentMarks(owner)], [owner]);
  const waiting = useDeviceValue(queue);
  const taken = useDeviceValue(sent);
  return useMemo(
    () =>
      new Set([
        ...(waiting ?? []).flatMap(({ sessionId, marks }) =>
          marks.some(({ held }) => !held) ? [sessionId] : [],
        ),
        ...(taken ?? []).map(({ sessionId }) => sessionId),
      ]),
    [waiting, taken],
  );
}
