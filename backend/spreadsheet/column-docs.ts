import type { Column } from './column';
import { kinds, tableNames } from './kinds';
import { applicationColumns } from '@/backend/features/admissions/imports/application-columns';

const tables: readonly (readonly [name: string, columns: readonly Column[]])[] = [
  ...tableNames.map((name) => [name, kinds[name].columns] as const),
  ['applications', applicationColumns],
];

/** The tables at the end of docs/import.md. */
export const columnDocs = (): string =>
  tables
    .map(([name, columns]) => {
      const rows = columns.map(
        ({ name: column, note }) => `| \`${column}\` | ${note.replaceAll('|', '\\|')} |`,
      );
      const head = [`### ${name}`, '', `[Example](import/${name}.csv)`, ''];
      return [...head, '| column | content |', '| --- | --- |', ...rows, ''].join('\n');
    })
    .join('\n');
