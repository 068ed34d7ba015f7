import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withTables } from './peers-table';

/** Writes the tables of docs/peers.md: `tsx tests/peers/write-peers.ts`, after a change of required fields. */
const target = fileURLToPath(new URL('../../docs/peers.md', import.meta.url));
writeFileSync(target, withTables(readFileSync(target, 'utf8')));
