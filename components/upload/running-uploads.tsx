'use client';

import { createContext, type ReactNode, use, useEffect, useId, useMemo, useState } from 'react';

type Report = (id: string, count: number) => void;

const Reporting = createContext<Report | null>(null);

/** Each upload field below says how many of its files are on their way. */
export function RunningUploads({ report, children }: { report: Report; children: ReactNode }) {
  return <Reporting value={report}>{children}</Reporting>;
}

/** How many files of all fields are on their way, and what the fields report to. */
export function useRunningUploads(): { running: number; report: Report } {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const report = useMemo<Report>(
    () => (id, count) =>
      setCounts((before) => {
        if ((before.get(id) ?? 0) === count) return before;
        return new Map(before).set(id, count);
      }),
    [],
  );
  return { running: [...counts.values()].reduce((sum, count) => sum + count, 0), report };
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
