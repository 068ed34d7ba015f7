'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { leaveWaiting } from '@/lib/device/waiting-calls';
import { askForErrand, onAnswers } from '@/lib/offline/errand';
import { oneSender } from '@/lib/offline/one-sender';
import { isFinalStatus, withAges } from '@/lib/offline/waiting-rows';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { type MarkQueue, markQueue, type QueuedSheet, sendable } from './mark-queue';
import { storeAnswer, takeMarkAnswers } from './take-answers';

const sendEveryMs = 5_000;

/** Whoever asks again meanwhile waits for nothing: the timer comes again. */
const sending = new Set<string>();

async function send(owner: string, sheet: QueuedSheet): Promise<boolean> {
  try {
    const body = await lmsApi.sheets.markAttendance({
      params: { orgId: sheet.orgId, id: sheet.sessionId },
      body: { rows: withAges(sheet.marks, Date.now()) },
      idempotencyKey: sheet.key,
    });
    storeAnswer(owner, sheet, { status: 200, body });
    return true;
  } catch (error) {
    if (!isApiError(error) || !isFinalStatus(error.status)) return false;
    storeAnswer(owner, sheet, { status: error.status, body: { code: error.code } });
    return true;
  }
}

/** Sends what waits; what cannot be sent stays. True when nothing waits any more. */
export async function sendMarks(owner: string, queue: MarkQueue = markQueue(owner)): Promise<boolean> {
  if (sending.has(owner)) return false;
  sending.add(owner);
  try {
    return await oneSender(async () => {
      // What the worker was answered while this page waited for its turn needs no second call.
      await takeMarkAnswers(owner);
      for (const sheet of sendable(queue.read())) if (!(await send(owner, sheet))) return false;
      return (queue.read() ?? []).every(({ marks }) => marks.length === 0);
    });
  } finally {
    sending.delete(owner);
  }
}

/** The marks as the service worker sends them when no page of the portal is open. */
const waitingOf = (queue: MarkQueue) =>
  sendable(queue.read()).map(({ orgId, sessionId, marks, key }) => ({
    id: sessionId,
    path: `/api-lms/organizations/${orgId}/sessions/${sessionId}/attendance`,
    key,
    rows: marks,
  }));

/** Sends the marks that wait on this phone, as soon as the service can be reached, and leaves them to the worker too. Shows nothing. */
export function MarkSender() {
  const client = useQueryClient();
  const owner = useKeptPerson();
  useEffect(() => {
    if (!owner) return undefined;
    const queue = markQueue(owner);
    const readAgain = () => client.invalidateQueries({ queryKey: lmsApi.sheets.key });
    const again = async () => {
      const waited = sendable(queue.read()).length > 0;
      if (waited && (await sendMarks(owner, queue))) await readAgain();
    };
    // One after the other, so that the last state is the one that stays.
    let left: Promise<unknown> = Promise.resolve();
    const leave = () => {
      left = left.then(async () => {
        if (await leaveWaiting(owner, waitingOf(queue))) await askForErrand();
      });
    };
    const tick = () => void again();
    const timer = setInterval(tick, sendEveryMs);
    const take = async () => {
      if (await takeMarkAnswers(owner)) await readAgain();
    };
    const stopAnswers = onAnswers(() => void take());
    const stopQueue = queue.subscribe(leave);
    window.addEventListener('online', tick);
    if (queue.read()) leave();
    void take().then(again);
    return () => {
      clearInterval(timer);
      stopAnswers();
      stopQueue();
      window.removeEventListener('online', tick);
    };
  }, [client, owner]);
  return null;
}
