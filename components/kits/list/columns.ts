import type { ReactNode } from 'react';
import type { Href } from '@/lib/routes/href';

/** One column of the table, and its position in the card on phones. */
export interface Column<Row> {
  id: string;
  header: string;
  /** An empty value (null, '') is a dash in the table and left out of the card. */
  cell: (row: Row) => ReactNode;
  /** In the card: beside the name, on a line below it, in the last row, a button at its end, or not at all. Default: a line. */
  card?: 'badge' | 'line' | 'foot' | 'deed' | 'none';
  /** Its texts differ much in length: it shares the room with the name and is cut there. Others are as wide as their texts. */
  isLong?: boolean;
  className?: string;
  /** The sort order of this column in the address; a leading `-` reverses it. */
  sort?: string;
  /** Hidden until a user selects it. */
  optional?: boolean;
  /** Left out where all rows say the same, however few they are; any column is from a few rows on. It needs a `text`. */
  onlyDiffering?: boolean;
  /** Not beside an open row, where there is room for few. */
  onlyWide?: boolean;
  /** The text in the export; a column without it is not exported. */
  text?: (row: Row) => string;
}

/** The first column: the name of a row and its link. Always shown; the title of the card. */
export interface RowName<Row> extends Pick<Column<Row>, 'header' | 'sort' | 'text'> {
  key: (row: Row) => string;
  name: (row: Row) => string;
  /** The page of the row, or with `onOpen` the address of the list with the row open. */
  href?: (row: Row) => Href;
  /** The row that is open beside the list. */
  openKey?: string;
  /** Columns of the export in place of the name's own. */
  csv?: readonly { header: string; text: (row: Row) => string }[];
  /** Or a dialog that opens over the list: what `detail` of `ListPage` shows. */
  onOpen?: (row: Row) => void;
  beside?: (row: Row) => ReactNode;
  below?: (row: Row) => ReactNode;
}

export const sortOf = (current: string, sort: string): 'ascending' | 'descending' | undefined => {
  if (current === sort) return 'ascending';
  return current === `-${sort}` ? 'descending' : undefined;
};

export const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || content === false;

/** From so many rows on, what all of them say is no news, and its room is the names'. */
const constantFromRows = 4;

/** The columns that say something about these rows. */
export const tellingColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  columns.filter(
    ({ onlyDiffering = false, text }) =>
      !text || !(onlyDiffering || rows.length >= constantFromRows) || new Set(rows.map(text)).size > 1,
  );

/** The name and every column that has a text, for the export. */
export const csvColumns = <Row>(name: RowName<Row>, columns: readonly Column<Row>[]) => [
  ...(name.csv ?? [{ header: name.header, text: name.text ?? name.name }]),
  ...columns.flatMap(({ header, text }) => (text ? [{ header, text }] : [])),
];
