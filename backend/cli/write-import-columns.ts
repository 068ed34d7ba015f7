import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { columnDocs } from '@/backend/spreadsheet/column-docs';
import { kindNames } from '@/backend/spreadsheet/kinds';

/** Writes the tables of docs/import.md: `tsx backend/cli/write-import-columns.ts`, after every change of a table's columns. */
const target = fileURLToPath(new URL('../../docs/import.md', import.meta.url));
const text = readFileSync(target, 'utf8');
writeFileSync(target, text.slice(0, text.indexOf(`### ${kindNames[0]}\n`)) + columnDocs());
