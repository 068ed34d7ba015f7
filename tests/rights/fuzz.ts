/**
 * Ten thousand made-up calls of every endpoint, valid and invalid by its schema: tsx tests/rights/fuzz.ts [--cases
 * 10000] [--seed 1] [--only academic/schools] [--from user/people.search] On an embedded database, or on the
 * PostgreSQL of TEST_DATABASE_URL. Exits with 1 when it finds something.
 */
import { parseArgs } from 'node:util';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { rights } from '.';
import { undeclaredStatuses } from './declared-statuses';
import { fuzzEndpoint } from './fuzz-endpoint';
import { makeWorld, rightsEnv } from './world';
import { startBackend } from '../support/start-backend';
import { prepareTestDatabases } from '../support/test-database';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
const cases = Number(values.cases ?? 10_000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const named = contract.flatMap((resource) =>
  Object.entries<Endpoint>(resource.endpoints).map(([name, endpoint]) => ({
    name: `${resource.name}.${name}`,
    endpoint,
  })),
);
const first = Math.max(
  0,
  named.findIndex(({ name }) => name === values.from),
);
const chosen = named.slice(first).filter(({ name }) => !values.only || name.startsWith(values.only));

const total = { cases: 0, slowestMs: 0, findings: 0, endpoints: 0, statuses: {} as Record<string, number> };
const startedAt = Date.now();
console.log(`seed ${seed}, ${cases} cases each of ${chosen.length} endpoints`);
await prepareTestDatabases();
for (const { name, endpoint } of chosen) {
  const [right] = [rights[name] ?? []].flat();
  if (!right) throw new Error(`${name} has no row in tests/rights.`);
  // A separate database for each, so that the rows of one slow down no other.
  const backend = await startBackend(rightsEnv);
  const began = Date.now();
  const report = await fuzzEndpoint(await makeWorld(backend), endpoint, right, { cases, seed });
  await backend.close();
  total.cases += report.cases;
  total.endpoints += 1;
  total.findings += report.findings.length;
  total.slowestMs = Math.max(total.slowestMs, report.slowestMs);
  for (const [status, count] of Object.entries(report.statuses))
    total.statuses[status] = (total.statuses[status] ?? 0) + count;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${name}: ${report.cases} cases, ${seconds} s, slowest ${Math.round(report.slowestMs)} ms, ${JSON.stringify(report.statuses)}`,
  );
  for (const finding of report.findings.slice(0, 5)) console.log(`  ✗ ${finding}`);
}
const undeclared = undeclaredStatuses(contract);
for (const each of undeclared) console.log(`✗ not declared: ${each}`);
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(`${JSON.stringify({ seed, ...total, slowestMs: Math.round(total.slowestMs), minutes })}`);
process.exit(total.findings + undeclared.length > 0 ? 1 : 0);
