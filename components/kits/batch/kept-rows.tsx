'use client';

import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import type { KeptRow } from './use-batch';

interface KeptRowsProps<Row, Problem> {
  kept: readonly KeptRow<Row, Problem>[];
  title: (count: number) => string;
  /** Who it is, and why. */
  say: (kept: KeptRow<Row, Problem>) => string;
}

/** The rows that stayed as they were, each with its reason; nothing where none did. */
export function KeptRows<Row, Problem>({ kept, title, say }: KeptRowsProps<Row, Problem>) {
  if (kept.length === 0) return null;
  return (
    <Alert tone="danger" title={title(kept.length)} className="mb-4">
      <ul className="grid gap-1">
        {kept.map((each, index) => (
          <li key={index}>{say(each)}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface RestOptions {
  done: (count: number) => string;
  /** After every row is done. */
  onAllDone: () => void;
}

/** The rows of a dialog that are still to be done: those that stayed are left to another try, with their reasons. */
export function useRest<Row, Problem>(all: readonly Row[], { done, onAllDone }: RestOptions) {
  const [rest, setRest] = useState(all);
  const [kept, setKept] = useState<readonly KeptRow<Row, Problem>[]>([]);
  const [busy, setBusy] = useState(false);
  const run = async (send: (rows: readonly Row[]) => Promise<readonly KeptRow<Row, Problem>[]>) => {
    setBusy(true);
    const left = await send(rest).finally(() => setBusy(false));
    const count = rest.length - left.length;
    if (count > 0) showToast({ kind: 'success', message: done(count) });
    setKept(left);
    setRest(left.map(({ row }) => row));
    if (left.length === 0) onAllDone();
  };
  return { rest, kept, busy, run };
}
