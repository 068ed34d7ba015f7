import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import { SaveTable } from './save-table';

interface RecordTableProps {
  label: string;
  /** What the saved file is called. */
  file: string;
  header: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** A table of a study record, which can be taken away as it stands. */
export function RecordTable({ label, file, header, rows }: RecordTableProps) {
  return (
    <>
      <SaveTable name={file} header={header} rows={rows.map(({ cells }) => cells)} />
      <Table label={label}>
        <TableHead>
          <tr>
            {header.map((name) => (
              <HeaderCell key={name}>{name}</HeaderCell>
            ))}
          </tr>
        </TableHead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <TableRow key={id}>
              {cells.map((cell, place) => (
                <Cell key={header[place]} className="tabular-nums">
                  {cell}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </>
  );
}
