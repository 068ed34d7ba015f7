import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { noteSuccess } from '@/backend/operation/job-runs';
import { createWorkMetrics } from '@/backend/work/work-metrics';
import { findPromtool } from '@/tests/run/system-programs.mjs';
import { useTestBackend } from '@/tests/support/backend';

const folder = join('deploy', 'monitoring');
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const token = 'a-token-of-the-tests';
const backend = useTestBackend({ METRICS_TOKEN: token });

/** The labels of every metric that a site or a backend tells, by the metric's name. */
const told = new Map<string, Set<string>>();
/** Those of Prometheus itself. */
const targetLabels = ['job', 'instance'];

beforeAll(async () => {
  const { deps } = backend.current;
  await noteSuccess(deps.db, 'backup', deps.clock.now());
  const app = createApp({
    ...deps,
    counts: createWorkMetrics(),
    jobs: new Map([['sweep', 1_000]]),
    health: { stopping: false, pool: () => ({ total: 1, idle: 1, waiting: 0 }) },
  });
  await app.request('/livez');
  const headers = { authorization: `Bearer ${token}` };
  const site = createRequestMetrics(true);
  site.countRequest({ method: 'GET', route: '/explore', status: 200 }, 0.1);
  // A gateway has its times with its first message.
  const gateways = createWorkMetrics();
  gateways.countMessage({ channel: 'sms', class: 'code', outcome: 'sent' }, 0.1);
  for (const metric of gateways.metrics) site.register.registerMetric(metric);
  const texts = [
    await (await app.request('/metrics', { headers })).text(),
    (await site.expose()).text,
    'up 1',
  ];
  for (const line of texts.join('\n').split('\n')) {
    const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const known = told.get(name) ?? new Set(targetLabels);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    told.set(name, known);
  }
});

const metricOf = /\b(?:sala|nodejs|process)_\w+|\bup\b(?=\{| )/g;

/** What an expression asks that nobody tells: metrics, and labels of theirs. */
function untold(expression: string): string[] {
  const metrics = [...expression.matchAll(metricOf)].flatMap(([name]) => (told.has(name) ? [] : [name]));
  const labels = [...expression.matchAll(/([a-z]\w*)\{([^}]*)\}/g)].flatMap(([, name = '', selectors = '']) =>
    [...selectors.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].flatMap(([, label = '']) =>
      told.get(name)?.has(label) ? [] : [`${name}{${label}}`],
    ),
  );
  return [...metrics, ...labels];
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: { refId: string; expr: string }[];
}
interface Dashboard {
  schemaVersion: number;
  templating: { list: { name: string; type: string; query: string }[] };
  panels: Panel[];
}
const dashboard = () => JSON.parse(file('sala-dashboard.json')) as Dashboard;
const rules = () =>
  [...file('sala-rules.yml').matchAll(/- alert: (\w+)\n\s+expr: >-\n([\s\S]*?)\n\s+for:/g)].map(
    ([, name = '', expression = '']) => ({ name, expression }),
  );

test('a metric or a label that does not exist is found', () => {
  expect(untold('sala_database_up == 0 and up{job="sala-site"} == 1')).toEqual([]);
  expect(untold('rate(sala_nothing_total[5m]) + sala_outbox_messages{state="failed"}')).toEqual([
    'sala_nothing_total',
    'sala_outbox_messages{state}',
  ]);
});

test('every rule asks for what a site or a backend tells, and says what to do under a heading of the document', () => {
  const texts = file('sala-rules.yml');
  const found = rules();
  expect(found.length).toBeGreaterThan(15);
  expect(found).toHaveLength([...texts.matchAll(/- alert:/g)].length);
  expect(
    found.flatMap(({ name, expression }) => untold(expression).map((what) => `${name}: ${what}`)),
  ).toEqual([]);
  const headings = [...readFileSync(join('docs', 'operations.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
  );
  const named = [...texts.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, heading]) => heading);
  expect(named).toHaveLength(found.length);
  expect(named.filter((heading) => !headings.includes(heading ?? ''))).toEqual([]);
  expect([...texts.matchAll(/summary: /g)]).toHaveLength(found.length);
  expect([...texts.matchAll(/action: /g)]).toHaveLength(found.length);
});

test('every rule is seen to fire by its tests', () => {
  const fired = new Set(
    [...file('sala-rules.test.yml').matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name),
  );
  expect(rules().flatMap(({ name }) => (fired.has(name) ? [] : [name]))).toEqual([]);
});

describe('the dashboard', () => {
  test('asks for what a site or a backend tells', () => {
    const asked = dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.flatMap(untold)).toEqual([]);
    expect(asked.every((expression) => expression.match(metricOf) !== null)).toBe(true);
  });

  test('has panels of Grafana’s own kinds that lie beside each other, on a source that is chosen', () => {
    const { panels, schemaVersion, templating } = dashboard();
    expect(schemaVersion).toBeGreaterThanOrEqual(39);
    expect(templating.list).toMatchObject([{ name: 'datasource', type: 'datasource', query: 'prometheus' }]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ type }) => type))).toEqual(new Set(['row', 'stat', 'timeseries', 'table']));
    const taken = new Map<string, string>();
    const crossing: string[] = [];
    for (const { title, gridPos } of panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          const other = taken.get(`${x} ${y}`);
          if (other !== undefined || x >= 24) crossing.push(`${title} ${other ?? 'outside'}`);
          taken.set(`${x} ${y}`, title);
        }
    expect(crossing).toEqual([]);
    const asking = panels.filter(({ type }) => type !== 'row');
    expect(asking.every(({ datasource }) => datasource?.uid === '${datasource}')).toBe(true);
    expect(asking.every(({ targets = [] }) => targets.length > 0)).toBe(true);
  });
});

const promtool = findPromtool();
const reason = promtool ? '' : ' (skipped: promtool of Prometheus not installed)';
describe.skipIf(!promtool)(`promtool${reason}`, () => {
  const run = (...args: string[]) => execFileSync(promtool ?? '', args, { cwd: folder, encoding: 'utf8' });

  test('reads the example of a configuration', () => {
    expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  test('sees every rule fire when it should, and at no other time', () => {
    expect(run('test', 'rules', 'sala-rules.test.yml')).toContain('SUCCESS');
  });

  test('understands every question of the dashboard', () => {
    // A recording rule holds any question, and JSON is YAML too.
    const questions = dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const recorded = questions.map((expr, n) => ({ record: `question:${n}`, expr }));
    const path = join(mkdtempSync(join(tmpdir(), 'sala-rules-')), 'rules.yml');
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
    expect(run('check', 'rules', path)).toContain(`SUCCESS: ${questions.length} rules found`);
    rmSync(dirname(path), { recursive: true });
  });
});
