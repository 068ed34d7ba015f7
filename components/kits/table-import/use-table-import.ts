'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api/api-error';
import { cellsOfRecord, type CsvPart, lineInFile, recordsOf, withoutLines } from '@/lib/domain/csv-parts';
import type { UnderstoodCell } from '@/lib/contract/row-problems';
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
  understood?: readonly UnderstoodCell[] | undefined;
  /** Of somebody new: equal for two who are probably one. */
  person?: readonly string[] | undefined;
}

/** Why a file is no table of these columns, by code, and which columns or which line; in the server’s own words where it has no code. */
interface FileFault {
  code: FileProblem | null;
  detail: string;
}

/** A line of the file that is no record: a title, a sum, a signature. */
interface LeftOut {
  line: number;
  text: string;
}

interface Progress<Row> {
  stage: Stage;
  /** Parts that have been answered in this stage. */
  done: number;
  rows: readonly Row[];
  problem: FileFault | null;
  leftOut: readonly LeftOut[];
  /** A part was not answered. */
  stopped: boolean;
}

interface ChosenFile {
  name: string;
  parts: readonly CsvPart[];
  titles: readonly LeftOut[];
  /** What somebody has said for all of its rows; null until then. */
  forAll: string | null;
}

interface TableImport<Row extends ReadRow> {
  run: (part: {
    csv: string;
    fileName: string;
    dryRun: boolean;
    forAll: string | null;
  }) => Promise<{ rows: readonly Row[] }>;
  /** By which the header of a file is known. */
  columns: readonly string[];
  /** What is read again once rows are stored. */
  changed: readonly QueryKey[];
}

const nothing = { stage: 'file', done: 0, rows: [], problem: null, leftOut: [], stopped: false } as const;

const codes: readonly FileProblem[] = [
  'unknown-columns',
  'missing-columns',
  'column-twice',
  'ragged-line',
  'open-quote',
  'too-many-rows',
];

/** What the server says of a part that it cannot read. */
const faultOf = (error: ApiError, part: CsvPart): FileFault => {
  for (const { code, message = '' } of error.issues) {
    const known = codes.find((each) => each === code);
    if (known)
      return {
        code: known,
        detail: known === 'ragged-line' ? String(lineInFile(part, Number(message))) : message,
      };
  }
  const said = error.issues.find(({ code }) => code === 'not-a-table')?.message;
  return { code: said ? null : 'not-a-table', detail: said ?? '' };
};

/** The records of a part of which the answer says nothing. */
const leftOutOf = (part: CsvPart, rows: readonly ReadRow[]): LeftOut[] => {
  const answered = new Set(rows.map(({ line }) => line));
  return recordsOf(part.csv)
    .filter(({ line }) => line > part.headLines && !answered.has(lineInFile(part, line)))
    .map(({ line, text }) => ({ line: lineInFile(part, line), text: wordsOf(text) }));
};

const wordsOf = (text: string) => cellsOfRecord(text).filter(Boolean).join(' ').trim();

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

/** Who has the name and birthday of an earlier row is asked about; within a part the server asks. */
const withLikes = <Row extends ReadRow>(rows: readonly Row[]): Row[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { person = [], line, name, outcome } = row;
    const earlier = person.map((key) => seen.get(key)).find((each) => each !== undefined);
    for (const key of person) if (!seen.has(key)) seen.set(key, line);
    if (outcome === 'bad' || earlier === undefined) return row;
    const problem = { column: '', code: 'like-line', value: name, detail: String(earlier) };
    return { ...row, outcome: 'bad', problems: [problem] };
  });
};

/** The lines that a part names are those of the file. */
const placedIn = <Row extends ReadRow>(part: CsvPart, row: Row): Row => ({
  ...row,
  line: lineInFile(part, row.line),
  problems: row.problems.map((problem) =>
    (problem.code === 'same-as-line' || problem.code === 'like-line') && problem.detail !== undefined
      ? { ...problem, detail: String(lineInFile(part, Number(problem.detail))) }
      : problem,
  ),
});

const isTwin = ({ problems }: ReadRow) => problems.some(({ code }) => code === 'same-as-line');

/** Checks a file part by part, then stores it; what was interrupted goes on where it stopped. */
export function useTableImport<Row extends ReadRow>({ run: send, columns, changed }: TableImport<Row>) {
  const client = useQueryClient();
  const [file, setFile] = useState<ChosenFile>({ name: '', parts: [], titles: [], forAll: null });
  /** The latest run; one that another has taken the place of says nothing more. */
  const latest = useRef(0);
  const [progress, setProgress] = useState<Progress<Row>>(nothing);
  /** Rows of records that earlier rows name; they are never stored. */
  const [twins, setTwins] = useState<readonly Row[]>([]);

  const run = async (from: Progress<Row>, isLastOf: Stage, { name, parts, forAll } = file) => {
    const own = (latest.current += 1);
    const dryRun = from.stage === 'checking';
    let now = { ...from, stopped: false };
    setProgress(now);
    const leftOut = new Set(dryRun ? [] : twins.map(({ line }) => line));
    for (const part of parts.slice(from.done)) {
      try {
        const sent = withoutLines(part, leftOut);
        const { rows } =
          sent.rows === 0 ? { rows: [] } : await send({ csv: sent.csv, fileName: name, dryRun, forAll });
        if (own !== latest.current) return;
        const placed = rows.map((row) => placedIn(part, row));
        const leftOutHere = dryRun ? leftOutOf(part, placed) : [];
        now = {
          ...now,
          done: now.done + 1,
          rows: [...now.rows, ...placed],
          leftOut: [...now.leftOut, ...leftOutHere],
        };
        setProgress(now);
      } catch (error) {
        if (own !== latest.current) return;
        const isUnreadable = isApiError(error) && error.status === 422;
        setProgress(isUnreadable ? { ...nothing, problem: faultOf(error, part) } : { ...now, stopped: true });
        return;
      }
    }
    const rows = dryRun
      ? withLikes(withTwins(now.rows))
      : [...now.rows, ...twins].toSorted((one, other) => one.line - other.line);
    if (dryRun) setTwins(rows.filter(isTwin));
    setProgress({ ...now, stage: isLastOf, rows });
    if (!dryRun) await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  const choose = async (chosen: File) => {
    const read = await readTableFile(chosen, columns);
    if ('problem' in read) {
      setProgress({ ...nothing, problem: { code: read.problem, detail: '' } });
      return;
    }
    const titles = read.titles.map(({ line, text }) => ({ line, text: wordsOf(text) }));
    await check({ name: chosen.name, parts: read.parts, titles, forAll: null });
  };
  const check = async (next: ChosenFile) => {
    setFile(next);
    await run({ ...nothing, stage: 'checking', leftOut: next.titles }, 'checked', next);
  };
  const sayForAll = (forAll: string) => check({ ...file, forAll });
  const store = () => run({ ...nothing, stage: 'storing' }, 'stored');
  const goOn = () => run(progress, progress.stage === 'checking' ? 'checked' : 'stored');

  const rowsOf = (some: readonly CsvPart[]) => some.reduce((sum, part) => sum + part.rows, 0);
  return {
    ...progress,
    isRunning: (progress.stage === 'checking' || progress.stage === 'storing') && !progress.stopped,
    total: rowsOf(file.parts),
    rowsDone: rowsOf(file.parts.slice(0, progress.done)),
    forAll: file.forAll,
    choose,
    sayForAll,
    store,
    goOn,
  };
}
