import { kindNames, kinds } from './kinds';

/** The tables at the end of docs/import.md. */
export const columnDocs = (): string =>
  kindNames
    .map((name) => {
      const rows = kinds[name].columns.map(
        ({ name: column, note }) => `| \`${column}\` | ${note.replaceAll('|', '\\|')} |`,
      );
      const head = [`### ${name}`, '', `[Example](import/${name}.csv)`, ''];
      return [...head, '| column | content |', '| --- | --- |', ...rows, ''].join('\n');
    })
    .join('\n');
