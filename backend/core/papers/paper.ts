import type { PaperLocale } from './paper-words';

/** Terms with their details. */
export interface RowSection {
  title: string;
  rows: readonly (readonly [term: string, details: string])[];
}

/** A table: its first column is text, the others are numbers. The last row is the sum. */
export interface TableSection {
  title: string;
  columns: readonly string[];
  lines: readonly (readonly string[])[];
  total: readonly string[];
  /** What holds for all lines. */
  foot?: string;
}

/** Sentences, each with a mark in front. */
interface PointSection {
  title: string;
  points: readonly string[];
}

export type PaperSection = RowSection | TableSection | PointSection;

/** A code that opens the page where a paper is proven, and what stands beside it. */
interface Proof {
  address: string;
  text: string;
}

/** A report card as schools hand it out: marks, standing, a word about the student, and places to sign. */
export interface ReportCard {
  period: string;
  identity: RowSection['rows'];
  table: Pick<TableSection, 'columns' | 'lines' | 'total'>;
  standing: RowSection['rows'];
  remark: readonly [title: string, text: string];
  signatures: readonly { title: string; name: string; stamp?: string; date?: string }[];
}

export interface Paper {
  locale: PaperLocale;
  /** A4 unless it says so. */
  size?: 'A5';
  title: string;
  subtitle: string;
  /** What must be known before anything else. */
  notice?: string;
  sections: readonly PaperSection[];
  proof?: Proof;
  /** Drawn in place of the sections, on one page. */
  card?: ReportCard | undefined;
  /** Who signs for the house, and where its stamp goes. */
  signature?: { title: string; stamp: string; date: string };
  /** Small print at the end. */
  note: string;
  /** Names the paper at the foot of each page. */
  reference: string;
}
