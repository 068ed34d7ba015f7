/** What became, or would become, of one row; `key` is equal for two rows of one record. */
export interface ImportLine {
  line: number;
  outcome: string;
  key: string | null;
  name: string;
  referenceCodes: readonly string[];
  problems: readonly { column: string; code: string; value: string }[];
}

/** A kind of table that staff upload. The outcomes of a row are named by its call. */
export interface ImportKind {
  /** Under what name an empty table is saved, and the file with the rows to look at. */
  templateName: string;
  reportName: string;
  columns: readonly string[];
  outcomes: readonly string[];
  /** The row is stored. */
  good: string;
  /** There is nothing to do. */
  known: string;
  /** Stored only when staff say so. */
  doubtful: string;
  send: (
    part: { csv: string; fileName: string },
    options: { dryRun: boolean; withDoubtful: boolean },
  ) => Promise<readonly ImportLine[]>;
  /** Queries that a stored table changes. */
  invalidates: readonly (readonly unknown[])[];
}

/** The texts that differ between kinds. */
export interface ImportWords {
  title: string;
  lead: string;
  /** What to know before choosing a file. */
  note: string;
  file: string;
  submit: (count: number) => string;
  withDoubtful: (count: number) => string;
  count: (outcome: string, count: number, isStored: boolean) => string;
  outcome: (outcome: string) => string;
  /** What is said of a row without mistakes that needs a look; nothing by default. */
  about: (line: ImportLine) => string | null;
  reason: (code: string) => string;
}

/** How many rows have each outcome. */
export const countOutcomes = (
  { outcomes }: Pick<ImportKind, 'outcomes'>,
  lines: readonly ImportLine[],
): ReadonlyMap<string, number> =>
  new Map(outcomes.map((each) => [each, lines.filter(({ outcome }) => outcome === each).length]));
