import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchApi } from './api-report';
import { benchApplications, benchDesks } from './applications-report';
import { benchBarePage } from './bare-page';
import { benchBoard } from './board-report';
import { benchGradebook } from './gradebook-report';
import { benchImports } from './imports';
import { benchIntakes } from './intakes';
import { benchMemory } from './memory';
import { benchSearch } from './search-report';
import { benchSite } from './site-report';
import { benchTold } from './told-at-once';

// npm run bench -- [part] [seconds] [applications a second]
const [, , only, seconds = '600', perSecond = '100'] = process.argv;
const asked = (part: string) => only === undefined || only === part;
const parts: string[] = [];
/** A later part may fail after many minutes: what has been measured until then is printed. */
const add = (tables: readonly string[]) => {
  parts.push(...tables);
  process.stdout.write(`${tables.join('\n\n')}\n\n`);
};
if (asked('site')) add(await benchSite());
if (asked('bare')) add([await benchBarePage()]);
if (asked('told')) add([await benchTold()]);
if (asked('memory')) add([await benchMemory()]);
if (asked('search')) add([await benchSearch()]);
if (asked('api')) add(await benchApi());
if (asked('applications'))
  add(await benchApplications({ seconds: Number(seconds), perSecond: Number(perSecond) }));
// Only by its name: the applications bring it along.
if (only === 'desks') add(await benchDesks());
if (asked('imports')) add(await benchImports());
if (asked('intakes')) add(await benchIntakes());
if (asked('board')) add(await benchBoard());
if (asked('gradebook')) add(await benchGradebook());
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}`;
const page = `# Benchmarks

Written by \`npm run bench\`, all in one run on ${machine}. Machines are noisy: read the ratios.

${parts.join('\n\n')}
`;
// docs/benchmarks.md has the newest figure of each alone; whoever measures puts it there.
if (!only) {
  mkdirSync('.data', { recursive: true });
  writeFileSync('.data/benchmarks.md', page);
}
