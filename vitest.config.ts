import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ifPresent = (name: string) => (existsSync(path(name)) ? [path(name)] : []);
const exclude = [...configDefaults.exclude, '.next/**', '.data/**', 'tests/e2e/**'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': path('.') } },
  test: {
    passWithNoTests: true,
    exclude,
    // What a busy machine may take; a test that hangs is found by it, a slow one is not.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['lib/**/*.test.ts', 'backend/cli/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['backend/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: [...exclude, 'backend/cli/**'],
          globalSetup: ifPresent('tests/support/backend-global-setup.ts'),
          setupFiles: ifPresent('tests/support/backend-setup.ts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ifPresent('tests/support/backend-global-setup.ts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['{components,lib}/**/*.test.tsx'],
          setupFiles: ifPresent('tests/support/screen-setup.ts'),
        },
      },
    ],
  },
});
