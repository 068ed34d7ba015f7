import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchApi } from './api-report';
import { benchSearch } from './search-report';
import { benchSite } from './site-report';

const only = process.argv[2];
const asked = (part: string) => only === undefined || only === part;
const parts = [
  ...(asked('site') ? await benchSite() : []),
  ...(asked('search') ? [await benchSearch()] : []),
  ...(asked('api') ? await benchApi() : []),
];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}`;
const page = `# Benchmarks

Written by \`npm run bench\`, all in one run on ${machine}. Machines are noisy: read the ratios.

${parts.join('\n\n')}
`;
process.stdout.write(page);
if (!only) writeFileSync('docs/benchmarks.md', page);
