'use client';

import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';

type Report = (id: string, count: number) => void;

const Reporting = createContext<Report | null>(null);

/** Each upload field below says how many of its files are on their way. */
export function RunningUploads({ report, children }: { report: Report; children: ReactNode }) {
  return <Reporting value={report}>{children}</Reporting>;
}

/** How many files of all fields are on their way, and what happens once all have arrived or failed. */
export function useRunningUploads() {
  const [running, setRunning] = useState(0);
  const counts = useRef(new Map<string, number>());
  const after = useRef<(() => void) | null>(null);
  const [report] = useState(() => (id: string, count: number) => {
    counts.current.set(id, count);
    const sum = [...counts.current.values()].reduce((total, each) => total + each, 0);
    setRunning(sum);
    if (sum > 0) return;
    const then = after.current;
    after.current = null;
    then?.();
  });
  return {
    running,
    report,
    /** One thing at a time; null takes it back. */
    afterwards: (then: (() => void) | null) => {
      after.current = then;
    },
  };
}

/** Reports the files of one field; none where nobody asks. */
export function useReportUploads(count: number): void {
  const report = use(Reporting);
  const id = useId();
  useEffect(() => {
    report?.(id, count);
  }, [report, id, count]);
  useEffect(() => () => report?.(id, 0), [report, id]);
}
