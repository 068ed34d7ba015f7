'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { lmsApi } from '@/lib/api/lms';
import { useViewer } from '@/lib/query/use-viewer';
import { answered, type MarkQueue, markQueue, refusedSheet, rowsOf } from './mark-queue';

const sendEveryMs = 5_000;

/** One call at a time for each person, whatever part of the page asks. */
const sending = new Set<string>();

/** Sends what waits; what cannot be sent stays. True when nothing waits any more. */
export async function sendMarks(owner: string, queue: MarkQueue = markQueue(owner)): Promise<boolean> {
  if (sending.has(owner)) return false;
  sending.add(owner);
  try {
    for (const sheet of queue.read() ?? []) {
      if (sheet.marks.length === 0) continue;
      try {
        const { outcomes } = await lmsApi.sheets.markAttendance({
          params: { orgId: sheet.orgId, id: sheet.sessionId },
          body: { rows: rowsOf(sheet, Date.now()) },
          idempotencyKey: newIdempotencyKey(),
        });
        queue.update((sheets) => answered(sheets, sheet, outcomes));
      } catch (error) {
        const isFinal = isApiError(error) && [403, 404, 409, 422].includes(error.status);
        if (!isFinal) return false;
        queue.update((sheets) => refusedSheet(sheets, sheet, error.code));
      }
    }
    return (queue.read() ?? []).every(({ marks }) => marks.length === 0);
  } finally {
    sending.delete(owner);
  }
}

/** Sends the marks that wait on this phone, as soon as the service can be reached. Shows nothing. */
export function MarkSender() {
  const client = useQueryClient();
  const owner = useViewer().data?.sub;
  useEffect(() => {
    if (!owner) return undefined;
    const queue = markQueue(owner);
    const again = async () => {
      const waited = (queue.read() ?? []).some(({ marks }) => marks.length > 0);
      if (waited && (await sendMarks(owner, queue)))
        await client.invalidateQueries({ queryKey: lmsApi.sheets.key });
    };
    const tick = () => void again();
    const timer = setInterval(tick, sendEveryMs);
    window.addEventListener('online', tick);
    tick();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tick);
    };
  }, [client, owner]);
  return null;
}
