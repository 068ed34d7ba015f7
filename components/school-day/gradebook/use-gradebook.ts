import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isLostAnswer } from '@/lib/api/api-error';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { lmsApi } from '@/lib/api/lms';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { markedAs } from '@/lib/domain/school-day/assessments';
import { type CellPlace, createGradebookStore, type GradebookStore, keyOf } from './gradebook-store';

/** Scores travel together when no key was pressed for so long. */
const restMs = 400;
/** The most rows that one call takes. */
const rowsMax = 200;

const rowsOf = (store: GradebookStore, places: readonly CellPlace[], reason: string | null) =>
  places.map((place) => {
    const { remark, version, typed } = store.get(place);
    return { ...place, value: store.valueAt(place), remark, version, reason, typed };
  });

interface Call {
  assessmentId: string;
  sent: ReturnType<typeof rowsOf>;
  key: string;
}

/** The calls of a gradebook. One whose answer was lost may be stored: it goes again as it was, before anything else. */
function createCalls(orgId: string, store: GradebookStore) {
  let unanswered: Call[] = [];
  const post = async (call: Call) => {
    const rows = call.sent.map(({ studentId, value, remark, reason, version }) => ({
      studentId,
      ...markedAs(value),
      remark,
      reason,
      version,
    }));
    store.send(call.sent);
    try {
      const { outcomes } = await lmsApi.sheets.markScores({
        params: { orgId, id: call.assessmentId },
        body: { rows },
        idempotencyKey: call.key,
      });
      store.settle(call.sent, outcomes);
    } catch (error) {
      const isLost = isLostAnswer(error);
      if (isLost) unanswered.push(call);
      store.fail(call.sent, isLost);
    }
  };
  /** @param find which cells, once nothing is unanswered that could be answered */
  return async (find: () => readonly CellPlace[], reason: string | null) => {
    const before = unanswered;
    unanswered = [];
    for (const call of before) await post(call);
    const places = find();
    for (const assessmentId of new Set(places.map((place) => place.assessmentId))) {
      const inColumn = places.filter((place) => place.assessmentId === assessmentId);
      for (let start = 0; start < inColumn.length; start += rowsMax) {
        const sent = rowsOf(store, inColumn.slice(start, start + rowsMax), reason);
        await post({ assessmentId, sent, key: newIdempotencyKey() });
      }
    }
  };
}

/** The cells of a course, and the way they are stored: as typed, one assessment a call, one call at a time. */
export function useGradebook(orgId: string, book: Gradebook) {
  const client = useQueryClient();
  const [store] = useState(() => createGradebookStore(book));
  const [reading, setReading] = useState(book);
  if (reading !== book) {
    setReading(book);
    store.setColumns(book.assessments);
  }
  const line = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSaving, setSaving] = useState(false);
  const [post] = useState(() => createCalls(orgId, store));

  const send = useCallback(
    async (...said: Parameters<typeof post>) => {
      await post(...said);
      void client.invalidateQueries({ queryKey: [...lmsApi.sheets.key, 'scoreChanges'] });
    },
    [client, post],
  );

  /** After the calls that are on their way, so that each stands on the version before it. */
  const queue = useCallback((work: () => Promise<void>) => {
    setSaving(true);
    const turn = line.current.then(work);
    line.current = turn;
    void turn.finally(() => {
      if (line.current === turn) setSaving(false);
    });
    return turn;
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    return queue(() => send(() => store.placesIn('waiting'), null));
  }, [queue, send, store]);

  const write = useCallback(
    (rows: readonly (CellPlace & { text: string })[]) => {
      store.write(rows);
      clearTimeout(timer.current);
      if (store.placesIn('waiting').length > 0) timer.current = setTimeout(() => void flush(), restMs);
    },
    [flush, store],
  );

  /** What could not be sent, and whatever waits. */
  const again = useCallback(() => {
    store.again();
    return flush();
  }, [flush, store]);

  useEffect(() => {
    const online = () => void (store.placesIn('failed').length > 0 && again());
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [again, store]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.placesIn('waiting', 'failed', 'asks', 'theirs', 'wrong').length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // What was typed last leaves with the page.
      if (store.placesIn('waiting').length > 0) void flush();
    };
  }, [flush, store]);

  return {
    store,
    isSaving,
    write,
    flush,
    again,
    explain: (places: readonly CellPlace[], reason: string) =>
      queue(() => {
        const asked = new Set(places.map(keyOf));
        return send(() => store.placesIn('asks').filter((place) => asked.has(keyOf(place))), reason);
      }),
  };
}
export type GradebookWork = ReturnType<typeof useGradebook>;

/** What a part of the gradebook shows of its cells; drawn again when that is another value. */
export function useCells<T extends string | number | object>(store: GradebookStore, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read, read);
}
