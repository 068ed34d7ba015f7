'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { isApiError } from '@/lib/api/api-error';
import { scheduleApi } from '@/lib/api/schedule';
import { doorResource, type DoorList, type DoorScan } from '@/lib/contract/schedule/door';
import type { DeskEvent } from '@/lib/contract/schedule/event-desk';
import { deviceStore } from '@/lib/device/device-store';
import { keptKind } from '@/lib/device/kept';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { judgePerson, judgeTicket, type Verdict } from '@/lib/domain/learning/door';
import { placeLimits } from '@/lib/domain/learning/event-places';
import { readTicket } from '@/lib/domain/learning/event-tickets';
import { pickText } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';

const lists = keptKind('event-door', doorResource.endpoints.list.response, {
  hours: placeLimits.doorHours * 2,
});
const scanSchema = doorResource.endpoints.scan.body.shape.scans.element;
const sendEveryMs = 10_000;

const hashOf = async (code: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** What waits to be sent; it stays through a restart, and a log-out asks before it is lost. */
function useQueue(eventId: string, owner: string) {
  const store = useMemo(
    () => deviceStore(`sala.door:${eventId}`, z.array(scanSchema), { scope: 'device', owner }),
    [eventId, owner],
  );
  const waiting = useDeviceValue(store);
  return { store, waiting: useMemo(() => waiting ?? [], [waiting]) };
}

/** The door of an event: the list, also without network, what is read at it, and what waits to be sent. */
export function useDoor(event: DeskEvent, owner: string) {
  const locale = useLocale();
  const client = useQueryClient();
  const params = useMemo(
    () => ({ orgId: event.organizationId, id: event.eventId }),
    [event.organizationId, event.eventId],
  );
  const { store, waiting } = useQueue(event.eventId, owner);
  const [isAway, setAway] = useState(false);
  const isSending = useRef(false);
  const asked = scheduleApi.door.list.queryOptions({ params });
  const query = useQuery({
    ...keptQuery(asked, {
      kind: lists,
      owner,
      id: event.eventId,
      paper: () => ({ lang: locale, title: pickText(event.title, locale) }),
    }),
    refetchInterval: sendEveryMs * 3,
  });
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: asked.queryKey }),
    // The key is made anew with every rendering, and says the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, params],
  );

  const send = useCallback(async () => {
    const scans = (store.read() ?? []).slice(0, placeLimits.scansPerCallMax);
    if (scans.length === 0 || isSending.current) return;
    isSending.current = true;
    try {
      await scheduleApi.door.scan({ params, body: { sentAt: new Date().toISOString(), scans } });
      const sent = new Set(scans.map(({ scanId }) => scanId));
      store.update((rows) => (rows ?? []).filter(({ scanId }) => !sent.has(scanId)));
      setAway(false);
      await refresh();
    } catch (error) {
      // What could not be sent stays, and is sent again.
      setAway(!isApiError(error) || error.status === 0 || error.status >= 500);
    } finally {
      isSending.current = false;
    }
  }, [params, refresh, store]);

  useEffect(() => {
    const again = () => void send();
    const timer = setInterval(again, sendEveryMs);
    window.addEventListener('online', again);
    again();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [send]);

  const record = (scan: Omit<DoorScan, 'scanId' | 'at'>) => {
    const row = scanSchema.parse({ ...scan, scanId: crypto.randomUUID(), at: new Date().toISOString() });
    store.update((rows) => [...(rows ?? []), row]);
    void send();
  };

  /** Judges what was read or typed, and writes down who came in. */
  const admit = async (text: string, list: DoorList): Promise<Verdict> => {
    let verdict = await judgeTicket(text, list, store.read() ?? [], hashOf);
    // Somebody may have registered since the list was fetched.
    if (verdict.kind === 'unknown' && readTicket(text) && !isAway) {
      const fresh = await scheduleApi.door.list({ params }).catch(() => null);
      if (fresh) verdict = await judgeTicket(text, fresh, store.read() ?? [], hashOf);
      void refresh();
    }
    if (verdict.kind === 'in') record({ kind: 'in', userId: verdict.userId });
    return verdict;
  };
  const admitPerson = (person: DoorList['people'][number]): Verdict => {
    const verdict = judgePerson(person, store.read() ?? []);
    if (verdict.kind === 'in') record({ kind: 'in', userId: person.userId });
    return verdict;
  };
  return {
    query,
    waiting,
    isAway,
    admit,
    admitPerson,
    undo: (userId: string) => record({ kind: 'out', userId }),
    walkIn: (name: string) => record({ kind: 'walk-in', name }),
    undoWalkIn: (walkInId: string) => record({ kind: 'out', walkInId }),
  };
}
