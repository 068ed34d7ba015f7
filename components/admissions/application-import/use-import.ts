'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import { whenFree } from '@/lib/api/when-free';
import type { ImportedRow } from '@/lib/contract/applicant/imports';
import { type CsvPart, lineInFile } from '@/lib/domain/csv-parts';
import { type FileProblem, readCsvFile } from './read-csv-file';

export type Stage = 'file' | 'checking' | 'checked' | 'storing' | 'stored';

interface Progress {
  stage: Stage;
  /** Parts that have been answered in this stage. */
  done: number;
  rows: readonly ImportedRow[];
  problem: FileProblem | null;
  /** A part was not answered. */
  stopped: boolean;
}

const nothing: Progress = { stage: 'file', done: 0, rows: [], problem: null, stopped: false };

/** A dry run does not see what earlier parts would have stored. */
const withoutRepeats = (rows: readonly ImportedRow[]): ImportedRow[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.key === null || row.outcome === 'bad') return row;
    if (seen.has(row.key)) return { ...row, outcome: 'exists' as const };
    seen.add(row.key);
    return row;
  });
};

/** Checks a file part by part, then stores it; what was interrupted goes on where it stopped. */
export function useImport() {
  const client = useQueryClient();
  const [parts, setParts] = useState<readonly CsvPart[]>([]);
  const [progress, setProgress] = useState<Progress>(nothing);
  const [withDuplicates, setWithDuplicates] = useState(false);

  const run = async (all: readonly CsvPart[], from: Progress, isLastOf: Stage) => {
    const dryRun = from.stage === 'checking';
    let now = { ...from, stopped: false };
    setProgress(now);
    for (const part of all.slice(from.done)) {
      try {
        const body = { csv: part.csv, dryRun, withDuplicates: !dryRun && withDuplicates };
        const { rows } = await whenFree(() => applicantApi.imports.run({ body }));
        const placed = rows.map((row) => ({ ...row, line: lineInFile(part, row.line) }));
        now = { ...now, done: now.done + 1, rows: [...now.rows, ...placed] };
        setProgress(now);
      } catch (error) {
        const isUnreadable = isApiError(error) && error.status === 422;
        setProgress(isUnreadable ? { ...nothing, problem: 'not-a-table' } : { ...now, stopped: true });
        return;
      }
    }
    setProgress({ ...now, stage: isLastOf, rows: dryRun ? withoutRepeats(now.rows) : now.rows });
    if (!dryRun) {
      await Promise.all(
        [applicantApi.applicants.key, applicantApi.pipeline.key, applicantApi.merges.key].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    }
  };

  const choose = async (file: File) => {
    const read = await readCsvFile(file);
    if ('problem' in read) {
      setProgress({ ...nothing, problem: read.problem });
      return;
    }
    setParts(read.parts);
    setWithDuplicates(false);
    await run(read.parts, { ...nothing, stage: 'checking' }, 'checked');
  };
  const store = () => run(parts, { ...nothing, stage: 'storing' }, 'stored');
  const goOn = () => run(parts, progress, progress.stage === 'checking' ? 'checked' : 'stored');

  const rowsOf = (some: readonly CsvPart[]) => some.reduce((sum, part) => sum + part.rows, 0);
  return {
    ...progress,
    total: rowsOf(parts),
    rowsDone: rowsOf(parts.slice(0, progress.done)),
    withDuplicates,
    setWithDuplicates,
    choose,
    store,
    goOn,
  };
}
