import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  finalLine,
  joinTries,
  judgeSuite,
  noCounts,
  oneFailure,
  sumCounts,
} from './counts.mjs';

describe('countVitest', () => {
  it('counts tests and names those that failed', () => {
    const counts = countVitest(
      {
        testResults: [
          {
            name: '/sala/lib/a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'adds' },
              { status: 'failed', fullName: 'subtracts' },
              { status: 'pending', fullName: 'divides' },
              { status: 'todo', fullName: 'roots' },
            ],
          },
          {
            name: '/sala/lib/b.test.ts',
            status: 'passed',
            assertionResults: [{ status: 'passed', fullName: 'b' }],
          },
        ],
      },
      '/sala',
    );
    expect(counts).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['lib/a.test.ts: subtracts'],
      flaky: [],
    });
  });

  it('names a test that passed on its second try', () => {
    const assertionResults = [{ status: 'passed', fullName: 'adds', failureMessages: ['Error: too slow'] }];
    const file = { name: '/sala/lib/a.test.ts', status: 'passed', assertionResults };
    expect(countVitest({ testResults: [file] }, '/sala')).toEqual({
      ...noCounts(),
      passed: 1,
      flaky: ['lib/a.test.ts: adds'],
    });
  });

  it('leaves out what was not asked for, and counts a skipped test that was', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'asked', tags: ['postgres'] },
      { status: 'skipped', fullName: 'asked, but not on this machine', tags: ['postgres'] },
      { status: 'skipped', fullName: 'not asked', tags: [] },
      { status: 'failed', fullName: 'fails, asked or not', tags: [] },
    ];
    const file = { name: '/sala/lib/a.test.ts', status: 'failed', assertionResults };
    expect(countVitest({ testResults: [file] }, '/sala', 'postgres')).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
    });
    expect(countVitest({ testResults: [file] }, '/sala').skipped).toBe(2);
  });

  it('counts a file that does not load as one failure', () => {
    const counts = countVitest(
      {
        testResults: [
          {
            name: '/sala/lib/a.test.ts',
            status: 'failed',
            message: 'Cannot find x\n at y',
            assertionResults: [],
          },
        ],
      },
      '/sala',
    );
    expect(counts).toEqual({ ...noCounts(), failed: 1, failures: ['lib/a.test.ts: Cannot find x'] });
  });
});

describe('joinTries', () => {
  const file = (
    /** @type {string} */ name,
    /** @type {Record<string, string>} */ tests,
    /** @type {string} */ status,
  ) => ({
    name: `/sala/${name}`,
    status,
    assertionResults: Object.entries(tests).map(([fullName, result]) => ({ fullName, status: result })),
  });
  const count = (
    /** @type {ReturnType<typeof file>[]} */ first,
    /** @type {ReturnType<typeof file>[]} */ second,
  ) => countVitest(joinTries({ testResults: first }, { testResults: second }), '/sala');

  it('counts a test once, and names what passed on the second try only', () => {
    const first = [
      file('a', { adds: 'failed', divides: 'failed', roots: 'passed', waits: 'skipped' }, 'failed'),
      file('b', { stands: 'passed' }, 'passed'),
    ];
    const second = [
      file('a', { adds: 'passed', divides: 'failed', roots: 'passed', waits: 'skipped' }, 'failed'),
    ];
    expect(count(first, second)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['a: divides'],
      flaky: ['a: adds'],
    });
  });

  it('fails a test that fails on the second try, whatever it did on the first', () => {
    const first = [file('a', { adds: 'passed', roots: 'failed' }, 'failed')];
    expect(count(first, [file('a', { adds: 'failed', roots: 'passed' }, 'failed')])).toMatchObject({
      passed: 1,
      failures: ['a: adds'],
      flaky: ['a: roots'],
    });
  });

  it('names the tests of a file that did not load at first', () => {
    const first = [{ ...file('a', {}, 'failed'), message: 'Cannot find x' }];
    expect(count(first, [file('a', { adds: 'passed' }, 'passed')])).toMatchObject({
      passed: 1,
      failed: 0,
      flaky: ['a: adds'],
    });
    expect(count(first, first)).toMatchObject({ failed: 1, failures: ['a: Cannot find x'] });
  });
});

describe('countPlaywright', () => {
  it('counts every project of a test, and names a flaky one, which passed', () => {
    const counts = countPlaywright({
      suites: [
        {
          title: 'login.spec.ts',
          specs: [
            {
              title: 'opens',
              tests: [
                { status: 'expected', projectName: 'phone' },
                { status: 'flaky', projectName: 'desktop' },
              ],
            },
          ],
          suites: [
            {
              title: 'in Khmer',
              specs: [
                { title: 'signs in', tests: [{ status: 'unexpected', projectName: 'phone' }] },
                { title: 'signs out', tests: [{ status: 'skipped', projectName: 'phone' }] },
              ],
            },
          ],
        },
      ],
    });
    expect(counts).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['login.spec.ts › in Khmer › signs in [phone]'],
      flaky: ['login.spec.ts › opens [desktop]'],
    });
  });

  it('counts errors outside of tests', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'setup broke\nat z' }] })).toEqual({
      ...noCounts(),
      failed: 1,
      failures: ['browser tests: setup broke'],
    });
  });
});

describe('judgeSuite', () => {
  const good = { ...noCounts(), passed: 3 };

  it('fails a suite that ran nothing, skipped ones included', () => {
    expect(judgeSuite('unit', noCounts(), 0)).toMatchObject({ failed: 1, failures: ['unit: no test ran'] });
    expect(judgeSuite('unit', { ...noCounts(), skipped: 2 }, 0)).toMatchObject({ failed: 1, skipped: 2 });
  });

  it('fails a suite that ended badly with every test green, and only then', () => {
    expect(judgeSuite('unit', good, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(judgeSuite('unit', good, 0)).toEqual(good);
    expect(judgeSuite('unit', sumCounts([good, oneFailure('a')]), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('names each error outside of a test, beside the tests that failed', () => {
    const { failures } = judgeSuite('unit', sumCounts([good, oneFailure('a')]), 1, ['TypeError: lost']);
    expect(failures).toEqual(['a', 'unit, outside of a test: TypeError: lost']);
  });
});

it('ends with one line, and mentions skipped tests only when there are any', () => {
  expect(finalLine({ ...noCounts(), passed: 12 })).toBe('12 passed, 0 failed');
  expect(finalLine({ passed: 12, failed: 1, skipped: 2, failures: ['x'], flaky: [] })).toBe(
    '2 skipped\n12 passed, 1 failed',
  );
});
