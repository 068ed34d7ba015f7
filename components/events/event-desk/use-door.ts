'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { isApiError, isLostAnswer } from '@/lib/api/api-error';
import { scheduleApi } from '@/lib/api/schedule';
import { doorResource, type DoorList, type DoorScan } from '@/lib/contract/events/door';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
import { deviceStore } from '@/lib/device/device-store';
import { keptKind } from '@/lib/device/kept';
import { randomUuid } from '@/lib/device/random-uuid';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { judgePerson, judgeTicket, type TicketVerdict } from '@/lib/domain/events/door';
import { placeLimits } from '@/lib/domain/events/event-places';
import { readTicket } from '@/lib/domain/events/event-tickets';
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

/** `isSent`: the server has it, and the list of this phone may not. */
const rowSchema = z.object({ scan: scanSchema, isSent: z.boolean() });

/** What was done at this door; it stays through a restart, and a log-out asks before it is lost. */
function useQueue(eventId: string, owner: string) {
  const store = useMemo(
    () => deviceStore(`sala.door:${eventId}`, z.array(rowSchema), { scope: 'device', owner }),
    [eventId, owner],
  );
  const rows = useDeviceValue(store);
  const done = useMemo(() => rows?.map(({ scan }) => scan) ?? [], [rows]);
  return { store, done, toSend: rows?.filter(({ isSent }) => !isSent).length ?? 0 };
}

/** The door of an event: the list, also without network, what is read at it, and what waits to be sent. */
export function useDoor(event: DeskEvent, owner: string) {
  const locale = useLocale();
  const params = useMemo(
    () => ({ orgId: event.organizationId, id: event.eventId }),
    [event.organizationId, event.eventId],
  );
  const { store, done, toSend } = useQueue(event.eventId, owner);
  const [isAway, setAway] = useState(false);
  const isSending = useRef(false);
  const asked = keptQuery(scheduleApi.door.list.queryOptions({ params }), {
    kind: lists,
    owner,
    id: event.eventId,
    paper: () => ({ lang: locale, title: pickText(event.title, locale) }),
  });
  const query = useQuery({ ...asked, refetchInterval: sendEveryMs * 3 });
  const { refetch } = query;
  const doneNow = () => store.read()?.map(({ scan }) => scan) ?? [];

  const send = useCallback(async () => {
    const scans = (store.read() ?? []).filter(({ isSent }) => !isSent).map(({ scan }) => scan);
    const part = scans.slice(0, placeLimits.scansPerCallMax);
    if (part.length === 0 || isSending.current) return;
    isSending.current = true;
    const sent = new Set(part.map(({ scanId }) => scanId));
    try {
      await scheduleApi.door.scan({ params, body: { sentAt: new Date().toISOString(), scans: part } });
      store.update((rows) =>
        (rows ?? []).map((row) => (sent.has(row.scan.scanId) ? { ...row, isSent: true } : row)),
      );
      setAway(false);
      const { data } = await refetch();
      // A list that was kept does not have them.
      if (data?.keptAt === null)
        store.update((rows) => (rows ?? []).filter(({ scan }) => !sent.has(scan.scanId)));
    } catch (error) {
      // What could not be sent stays, and is sent again.
      setAway(!isApiError(error) || isLostAnswer(error));
    } finally {
      isSending.current = false;
    }
  }, [params, refetch, store]);

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
    const row = scanSchema.parse({ ...scan, scanId: randomUuid(), at: new Date().toISOString() });
    store.update((rows) => [...(rows ?? []), { scan: row, isSent: false }]);
    void send();
  };

  /** Judges what was read or typed, and writes down who came in. */
  const admit = async (text: string, list: DoorList): Promise<TicketVerdict> => {
    let verdict = await judgeTicket(text, list, doneNow(), hashOf);
    // Somebody may have registered since the list was fetched.
    if (verdict.kind === 'unknown' && readTicket(text) && !isAway) {
      const fresh = await scheduleApi.door.list({ params }).catch(() => null);
      if (fresh) verdict = await judgeTicket(text, fresh, doneNow(), hashOf);
      void refetch();
    }
    if (verdict.kind === 'in') record({ kind: 'in', userId: verdict.userId });
    return verdict;
  };
  const admitPerson = (person: DoorList['people'][number], list: DoorList): TicketVerdict => {
    const verdict = judgePerson(person, doneNow(), list);
    if (verdict.kind === 'in') record({ kind: 'in', userId: person.userId });
    return verdict;
  };
  return {
    query,
    done,
    toSend,
    isAway,
    admit,
    admitPerson,
    undo: (userId: string) => record({ kind: 'out', userId }),
    walkIn: (name: string) => record({ kind: 'walk-in', name }),
    undoWalkIn: (walkInId: string) => record({ kind: 'out', walkInId }),
  };
}
