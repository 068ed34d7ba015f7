import { expect, it } from 'vitest';
import { noCounts } from './counts.mjs';
import { stageRun } from './run-stages.mjs';

const passed = { ...noCounts(), passed: 1 };
/** A stage that ends when the test says so. */
const held = (/** @type {string} */ name, /** @type {{ beside?: string }} */ { beside } = {}) => {
  /** @type {(counts: import('./counts.mjs').Counts) => void} */
  let end = () => undefined;
  /** @type {import('./run-stages.mjs').Say} */
  let say = () => undefined;
  const stage = {
    name,
    ...(beside && { beside }),
    isBegun: false,
    run: (/** @type {import('./run-stages.mjs').Say} */ given) => {
      say = given;
      stage.isBegun = true;
      return new Promise((/** @type {typeof end} */ resolve) => (end = resolve));
    },
    say: (/** @type {string} */ line) => say(line),
    end: () => end(passed),
  };
  return stage;
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs stages in their order and sums their counts', async () => {
  /** @type {string[]} */
  const lines = [];
  let time = 0;
  const stage = (/** @type {string} */ name) => ({
    name,
    run: async (/** @type {import('./run-stages.mjs').Say} */ say) => {
      say(`${name} speaks`);
      time += 1500;
      return passed;
    },
  });
  const run = stageRun(
    [stage('lint'), stage('unit')],
    (line) => lines.push(line),
    () => time,
  );
  await run.all();
  expect(lines).toEqual(['\n── lint', 'lint speaks', '\n── unit', 'unit speaks']);
  expect(run.total()).toMatchObject({ passed: 2, failed: 0 });
  expect(run.times()).toEqual(['     2 s  lint', '     2 s  unit']);
});

it('begins a stage beside another one, and shows its lines in its own turn', async () => {
  /** @type {string[]} */
  const lines = [];
  const [screen, backend, build] = [held('screen'), held('backend'), held('build', { beside: 'screen' })];
  const run = stageRun([screen, backend, build], (line) => lines.push(line));
  const all = run.all();
  expect(build.isBegun).toBe(true);
  build.say('building');
  screen.say('a screen');
  screen.end();
  await settled();
  build.end();
  backend.end();
  await all;
  expect(lines).toEqual(['\n── screen', 'a screen', '\n── backend', '\n── build', 'building']);
  expect(run.total().passed).toBe(3);
  expect(run.times().at(-1)).toContain('build (beside screen)');
});

it('shows what such a stage says at once when its turn has come', async () => {
  /** @type {string[]} */
  const lines = [];
  const [screen, build] = [held('screen'), held('build', { beside: 'screen' })];
  const all = stageRun([screen, build], (line) => lines.push(line)).all();
  screen.end();
  await settled();
  build.say('still building');
  expect(lines.at(-1)).toBe('still building');
  build.end();
  await all;
});

it('runs a stage in its turn when the one beside it was not asked for', async () => {
  const build = held('build', { beside: 'screen' });
  const run = stageRun([build], () => undefined);
  const all = run.all();
  build.end();
  await all;
  expect(run.times()).toEqual(['     0 s  build']);
});

it('fails a stage that throws, says why, and goes on', async () => {
  /** @type {string[]} */
  const lines = [];
  const broken = { name: 'build', beside: 'unit', run: () => Promise.reject(new Error('no space')) };
  const good = { name: 'unit', run: () => Promise.resolve(passed) };
  const run = stageRun([good, broken, { ...good, name: 'last' }], (line) => lines.push(line));
  await run.all();
  expect(run.total()).toMatchObject({ passed: 2, failed: 1 });
  expect(run.total().failures[0]).toMatch(/^build: .*no space/);
  expect(lines[lines.indexOf('\n── build') + 1]).toMatch(/✗ .*no space/);
});

it('waits for every begun stage when it is interrupted, and begins none after', async () => {
  const [screen, build, last] = [held('screen'), held('build', { beside: 'screen' }), held('last')];
  const run = stageRun([screen, last, build], () => undefined);
  const all = run.all();
  let isStopped = false;
  const interrupted = run.interrupt('SIGINT', async () => void (isStopped = true));
  await settled();
  expect(isStopped).toBe(true);
  screen.end();
  build.end();
  expect(await interrupted).toBe(true);
  await all;
  expect(last.isBegun).toBe(false);
  expect(run.total()).toMatchObject({ passed: 2, failed: 1, failures: ['screen: interrupted (SIGINT)'] });
  expect(await run.interrupt('SIGTERM', async () => undefined)).toBe(false);
});
