import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Fixtures } from './tests/e2e/fixtures';
import { chromiumFlags } from './tests/support/chromium-flags';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

/** Each journey runs in both languages on a phone and a desktop. */
const projects = (['km', 'en'] as const).flatMap((language) =>
  (['phone', 'desktop'] as const).map((size) => ({
    name: `${language}-${size}`,
    use: {
      language,
      size,
      viewport: sizes[size],
      hasTouch: size === 'phone',
      locale: language === 'km' ? 'km-KH' : 'en-US',
    },
  })),
);

export default defineConfig<Pick<Fixtures, 'language' | 'size'>>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/identity-provider-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects,
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    timezoneId: 'Asia/Phnom_Penh',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...chromiumFlags,
        // Another registrable host, for what other sites may try.
        '--host-resolver-rules=MAP other-site.test 127.0.0.1',
      ],
    },
  },
});
