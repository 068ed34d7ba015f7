'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { type CsvPart, lineInFile } from '@/lib/domain/csv-parts';
import { type FileProblem, readTableFile } from './read-table-file';

type Stage = 'file' | 'checking' | 'checked' | 'storing' | 'stored';

/** What became, or on a dry run would become, of one row. */
export interface ReadRow {
  line: number;
  /** Equal for two rows of one record. */
  key: string | null;
  name: string;
  outcome: string;
  problems: readonly { column: string; code: string; value: string; detail?: string | undefined }[];
}

interface Progress<Row> {
  stage: Stage;
  /** Parts that have been answered in this stage. */
  done: number;
  rows: readonly Row[];
  problem: FileProblem | null;
  /** A part was not answered. */
  stopped: boolean;
}

interface TableImport<Row extends ReadRow> {
  run: (part: { csv: string; fileName: string; dryRun: boolean }) => Promise<{ rows: readonly Row[] }>;
  /** What becomes of a record that an earlier row of the file names too. */
  repeated: Row['outcome'];
  /** What is read again once rows are stored. */
  changed: readonly QueryKey[];
}

const nothing = { stage: 'file', done: 0, rows: [], problem: null, stopped: false } as const;

/** A dry run does not see what earlier parts would have stored. */
const withRepeats = <Row extends ReadRow>(rows: readonly Row[], repeated: Row['outcome']): Row[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.key === null || row.outcome === 'bad') return row;
    if (seen.has(row.key)) return { ...row, outcome: repeated };
    seen.add(row.key);
    return row;
  });
};

/** Checks a file part by part, then stores it; what was interrupted goes on where it stopped. */
export function useTableImport<Row extends ReadRow>({ run: send, repeated, changed }: TableImport<Row>) {
  const client = useQueryClient();
  const [file, setFile] = useState<{ name: string; parts: readonly CsvPart[] }>({ name: '', parts: [] });
  const [progress, setProgress] = useState<Progress<Row>>(nothing);

  const run = async (from: Progress<Row>, isLastOf: Stage, { name, parts } = file) => {
    const dryRun = from.stage === 'checking';
    let now = { ...from, stopped: false };
    setProgress(now);
    for (const part of parts.slice(from.done)) {
      try {
        const { rows } = await send({ csv: part.csv, fileName: name, dryRun });
        const placed = rows.map((row) => ({ ...row, line: lineInFile(part, row.line) }));
        now = { ...now, done: now.done + 1, rows: [...now.rows, ...placed] };
        setProgress(now);
      } catch (error) {
        const isUnreadable = isApiError(error) && error.status === 422;
        setProgress(isUnreadable ? { ...nothing, problem: 'not-a-table' } : { ...now, stopped: true });
        return;
      }
    }
    setProgress({ ...now, stage: isLastOf, rows: dryRun ? withRepeats(now.rows, repeated) : now.rows });
    if (!dryRun) await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  const choose = async (chosen: File) => {
    const read = await readTableFile(chosen);
    if ('problem' in read) {
      setProgress({ ...nothing, problem: read.problem });
      return;
    }
    const next = { name: chosen.name, parts: read.parts };
    setFile(next);
    await run({ ...nothing, stage: 'checking' }, 'checked', next);
  };
  const store = () => run({ ...nothing, stage: 'storing' }, 'stored');
  const goOn = () => run(progress, progress.stage === 'checking' ? 'checked' : 'stored');

  const rowsOf = (some: readonly CsvPart[]) => some.reduce((sum, part) => sum + part.rows, 0);
  return {
    ...progress,
    isRunning: (progress.stage === 'checking' || progress.stage === 'storing') && !progress.stopped,
    total: rowsOf(file.parts),
    rowsDone: rowsOf(file.parts.slice(0, progress.done)),
    choose,
    store,
    goOn,
  };
}
