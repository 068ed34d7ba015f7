'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { whenFree } from '@/lib/api/when-free';
import { type CsvPart, lineInFile } from '@/lib/domain/csv-parts';
import type { ImportKind, ImportLine } from './import-kind';
import { type FileProblem, readCsvFile } from './read-csv-file';

export type Stage = 'file' | 'checking' | 'checked' | 'storing' | 'stored';

interface Progress {
  stage: Stage;
  /** Parts that have been answered in this stage. */
  done: number;
  rows: readonly ImportLine[];
  problem: FileProblem | null;
  /** A part was not answered. */
  stopped: boolean;
}

const nothing: Progress = { stage: 'file', done: 0, rows: [], problem: null, stopped: false };

/** A dry run does not see what earlier parts would have stored. */
const withoutRepeats = ({ known }: ImportKind, rows: readonly ImportLine[]): ImportLine[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.key === null || row.problems.length > 0) return row;
    if (seen.has(row.key)) return { ...row, outcome: known };
    seen.add(row.key);
    return row;
  });
};

/** Checks a file part by part, then stores it; what was interrupted goes on where it stopped. */
export function useImport(kind: ImportKind) {
  const client = useQueryClient();
  const [parts, setParts] = useState<readonly CsvPart[]>([]);
  const [fileName, setFileName] = useState('');
  const [progress, setProgress] = useState<Progress>(nothing);
  const [withDoubtful, setWithDoubtful] = useState(false);

  const run = async (all: readonly CsvPart[], name: string, from: Progress, isLastOf: Stage) => {
    const dryRun = from.stage === 'checking';
    let now = { ...from, stopped: false };
    setProgress(now);
    for (const part of all.slice(from.done)) {
      try {
        const options = { dryRun, withDoubtful: !dryRun && withDoubtful };
        const rows = await whenFree(() => kind.send({ csv: part.csv, fileName: name }, options));
        const placed = rows.map((row) => ({ ...row, line: lineInFile(part, row.line) }));
        now = { ...now, done: now.done + 1, rows: [...now.rows, ...placed] };
        setProgress(now);
      } catch (error) {
        const isUnreadable = isApiError(error) && error.status === 422;
        setProgress(isUnreadable ? { ...nothing, problem: 'not-a-table' } : { ...now, stopped: true });
        return;
      }
    }
    setProgress({ ...now, stage: isLastOf, rows: dryRun ? withoutRepeats(kind, now.rows) : now.rows });
    if (!dryRun) {
      await Promise.all(kind.invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };

  const choose = async (file: File) => {
    const read = await readCsvFile(file);
    if ('problem' in read) {
      setProgress({ ...nothing, problem: read.problem });
      return;
    }
    setParts(read.parts);
    setFileName(file.name);
    setWithDoubtful(false);
    await run(read.parts, file.name, { ...nothing, stage: 'checking' }, 'checked');
  };
  const store = () => run(parts, fileName, { ...nothing, stage: 'storing' }, 'stored');
  const goOn = () => run(parts, fileName, progress, progress.stage === 'checking' ? 'checked' : 'stored');

  const rowsOf = (some: readonly CsvPart[]) => some.reduce((sum, part) => sum + part.rows, 0);
  return {
    ...progress,
    total: rowsOf(parts),
    rowsDone: rowsOf(parts.slice(0, progress.done)),
    withDoubtful,
    setWithDoubtful,
    choose,
    store,
    goOn,
  };
}
