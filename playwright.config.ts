import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Fixtures } from './tests/e2e/fixtures';
import { chromiumFlags } from './tests/support/chromium-flags';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

const phone = { size: 'phone', viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const desktop = { size: 'desktop', viewport: { width: 1280, height: 800 }, hasTouch: false } as const;
const khmer = { language: 'km', locale: 'km-KH' } as const;
const english = { language: 'en', locale: 'en-US' } as const;
const pages = 'pages.spec.ts';
const overHttp = /(?:guards|links|without)\.spec\.ts$/;

const isFull = process.env['FULL'] === 'on';
/**
 * A journey runs in the size in which people make it, and with `--full` in both; a test with a size tag runs in that size
 * wherever it stands. Both: what the specification wants seen in both languages.
 */
const atDesks =
  /\/(?:catalogues|desk|identity|layout|loan|map|palette|partner|planted-faults|policy|scroll-position|university)\.spec\.ts$/;
const inBoth =
  /\/(?:absence|agrees|cv|ends|forms|hiring|newcomer|offers|question-told|reach|sheet-offline|telegram-proof|waits)\.spec\.ts$/;
const notInSizes = [pages, overHttp];

export default defineConfig<Pick<Fixtures, 'language' | 'size'>>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/identity-provider-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  // A busy machine may cost a journey its first try; the run names it at the end.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // What takes longest comes first, so that no worker waits for the other at the end: the links, then the journeys. A test
  // with a size tag runs in that size only.
  projects: [
    { name: 'guards', testMatch: overHttp },
    {
      name: 'km-phone',
      use: { ...khmer, ...phone },
      testIgnore: isFull ? notInSizes : [...notInSizes, atDesks],
      grepInvert: /@desktop/,
    },
    {
      name: 'en-desktop',
      use: { ...english, ...desktop },
      ...(!isFull && { testMatch: [atDesks, inBoth] }),
      testIgnore: notInSizes,
      grepInvert: /@phone/,
    },
    ...(isFull
      ? []
      : [
          {
            name: 'tagged-phone',
            use: { ...khmer, ...phone },
            testMatch: atDesks,
            grep: /@phone/,
          },
          {
            name: 'tagged-desktop',
            use: { ...english, ...desktop },
            testIgnore: [...notInSizes, atDesks, inBoth],
            grep: /@desktop/,
          },
        ]),
    // The test itself opens each page in both languages, at the phone's width and the desktop's.
    { name: 'pages', use: { ...khmer, ...phone }, testMatch: pages },
  ],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    timezoneId: 'Asia/Phnom_Penh',
    // Tests check what the site sends; only those of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...chromiumFlags,
        // Another registrable domain, for requests from other sites.
        '--host-resolver-rules=MAP other-site.test 127.0.0.1',
      ],
    },
  },
});
