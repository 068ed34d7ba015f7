import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against';
import { benchApi } from './api';
import { benchSite } from './site';
import { benchWrites } from './writes';

// npm run bench -- [part] [seconds] [applications a second] | --against COMMIT

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const [only, seconds = '240', perSecond = '100'] = positionals;
const asked = (part: string) => !values.against && (only === undefined || only === part);
const parts: string[] = [];
/** A later part may fail after many minutes: what has been measured until then is printed. */
const add = (tables: readonly string[]) => {
  parts.push(...tables);
  process.stdout.write(`${tables.join('\n\n')}\n\n`);
};
if (values.against) add(await benchAgainst(values.against));
if (asked('site')) add(await benchSite());
if (asked('api')) add(await benchApi());
if (asked('writes')) add(await benchWrites(Number(seconds), Number(perSecond)));
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}`;
// docs/benchmarks.md has the newest figure of each alone; whoever measures puts it there.
mkdirSync('.data', { recursive: true });
writeFileSync('.data/benchmarks.md', `Measured in one run on ${machine}.\n\n${parts.join('\n\n')}\n`);
