'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { type CsvPart, lineInFile, withoutLines } from '@/lib/domain/csv-parts';
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
  /** What is read again once rows are stored. */
  changed: readonly QueryKey[];
}

const nothing = { stage: 'file', done: 0, rows: [], problem: null, stopped: false } as const;

/**
 * Two rows of one record are two people or one mistake: the second would silently take the place of the first. A call
 * sees only its own part of the file.
 */
const withTwins = <Row extends ReadRow>(rows: readonly Row[]): Row[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const earlier = row.key === null ? undefined : seen.get(row.key);
    if (row.key !== null && earlier === undefined) seen.set(row.key, row.line);
    if (row.outcome === 'bad' || earlier === undefined) return row;
    const problem = { column: '', code: 'same-as-line', value: row.name, detail: String(earlier) };
    return { ...row, outcome: 'bad', problems: [problem] };
  });
};

/** The lines that a part names are those of the file. */
const placedIn = <Row extends ReadRow>(part: CsvPart, row: Row): Row => ({
  ...row,
  line: lineInFile(part, row.line),
  problems: row.problems.map((problem) =>
    problem.code === 'same-as-line' && problem.detail !== undefined
      ? { ...problem, detail: String(lineInFile(part, Number(problem.detail))) }
      : problem,
  ),
});

const isTwin = ({ problems }: ReadRow) => problems.some(({ code }) => code === 'same-as-line');

/** Checks a file part by part, then stores it; what was interrupted goes on where it stopped. */
export function useTableImport<Row extends ReadRow>({ run: send, changed }: TableImport<Row>) {
  const client = useQueryClient();
  const [file, setFile] = useState<{ name: string; parts: readonly CsvPart[] }>({ name: '', parts: [] });
  const [progress, setProgress] = useState<Progress<Row>>(nothing);
  /** Rows of records that earlier rows name; they are never stored. */
  const [twins, setTwins] = useState<readonly Row[]>([]);

  const run = async (from: Progress<Row>, isLastOf: Stage, { name, parts } = file) => {
    const dryRun = from.stage === 'checking';
    let now = { ...from, stopped: false };
    setProgress(now);
    const leftOut = new Set(dryRun ? [] : twins.map(({ line }) => line));
    for (const part of parts.slice(from.done)) {
      try {
        const sent = withoutLines(part, leftOut);
        const { rows } =
          sent.rows === 0 ? { rows: [] } : await send({ csv: sent.csv, fileName: name, dryRun });
        now = { ...now, done: now.done + 1, rows: [...now.rows, ...rows.map((row) => placedIn(part, row))] };
        setProgress(now);
      } catch (error) {
        const isUnreadable = isApiError(error) && error.status === 422;
        setProgress(isUnreadable ? { ...nothing, problem: 'not-a-table' } : { ...now, stopped: true });
        return;
      }
    }
    const rows = dryRun
      ? withTwins(now.rows)
      : [...now.rows, ...twins].toSorted((one, other) => one.line - other.line);
    if (dryRun) setTwins(rows.filter(isTwin));
    setProgress({ ...now, stage: isLastOf, rows });
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
