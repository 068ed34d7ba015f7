import base from '/work/main/playwright.config';
const { globalSetup: _setup, ...rest } = base;
export default { ...rest, testDir: '/work/main/tests/e2e', outputDir: '/tmp/pw-results', retries: 0 };
