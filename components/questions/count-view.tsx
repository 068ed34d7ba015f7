'use client';

import { useEffect } from 'react';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { onFirstUse } from '@/lib/device/on-first-use';
import type { ThreadPlace } from './thread-slot';

interface Seen {
  day: string;
  ids: string[];
}

const seen = readBy<Seen>((value) => {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('ids' in value)) return null;
  const { day, ids } = value;
  if (typeof day !== 'string' || !Array.isArray(ids)) return null;
  return { day, ids: ids.filter((id): id is string => typeof id === 'string') };
});

/** The address of `qa/questions.view`: its client would cost every visitor more than the call. */
export const viewPath = '/api-qa/v1/user_views_question';

/** Counts a view when a reader touches, types or scrolls, which programs do not; once a day on this device. */
export function CountView({ organizationId, subjectId, questionId }: ThreadPlace) {
  useEffect(
    () =>
      onFirstUse(() => {
        if (navigator.webdriver) return;
        const store = deviceStore('sala-questions-read', seen, { scope: 'device' });
        const day = dayInCambodia(new Date());
        const before = store.read();
        const ids = before?.day === day ? before.ids : [];
        if (ids.includes(questionId)) return;
        store.write({ day, ids: [...ids, questionId] });
        const body = JSON.stringify({ organizationId, subjectId, questionId });
        navigator.sendBeacon(viewPath, new Blob([body], { type: 'application/json' }));
      }),
    [organizationId, subjectId, questionId],
  );
  return null;
}
