import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { formSchemas } from './tests/run/form-schemas.ts';
import { LongFirst } from './tests/run/long-first.ts';
import { aloneFiles, isolatedFiles } from './tests/run/selected-files.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const exclude = [...configDefaults.exclude, '.next/**', '.data/**', 'tests/e2e/**'];

/**
 * Files of these projects share a worker's modules: loading the backend and React once per file costs more than the
 * tests.
 */
const shared = { isolate: false } as const;

const globalSetup = path('tests/support/backend-global-setup.ts');
const backend = { ...shared, environment: 'node', globalSetup } as const;
const screen = {
  environment: 'jsdom',
  globalSetup,
  setupFiles: path('tests/support/screen-setup.ts'),
} as const;

export default defineConfig({
  plugins: [formSchemas(), react()],
  resolve: { alias: { '@': path('.') } },
  test: {
    passWithNoTests: true,
    exclude,
    pool: 'threads',
    // By default one core is reserved for the main thread, which has little to do.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    tags: [
      {
        name: 'postgres',
        description:
          'Runs on PostgreSQL too: its outcome can differ from PGlite’s. Whole files: `// @module-tag postgres`.',
      },
    ],
    // Enough for a busy machine; it detects a test that hangs, not a slow one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{components,lib}/**/*.test.ts', '{backend/cli,tests/run}/**/*.test.{ts,mjs}'],
          exclude: configDefaults.exclude,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...backend,
          name: 'backend',
          include: ['backend/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: [...exclude, 'backend/cli/**', ...aloneFiles],
        },
      },
      { extends: true, test: { ...backend, isolate: true, name: 'alone', include: [...aloneFiles] } },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          ...screen,
          ...shared,
          name: 'screen',
          include: ['{components,lib,tests/peers}/**/*.test.tsx'],
          exclude: [...exclude, ...isolatedFiles],
        },
      },
      { extends: true, test: { ...screen, name: 'isolated', include: [...isolatedFiles] } },
    ],
  },
});
