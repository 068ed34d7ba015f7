import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

// The pictures of the README, taken on a running demo: `npm run readme-pictures`.
const { globalSetup: _, projects: __, ...shared } = config;
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'readme.spec.ts',
  outputDir: '../../test-results',
  retries: 0,
  use: { ...shared.use, deviceScaleFactor: 2, reducedMotion: 'reduce' } as never,
});
