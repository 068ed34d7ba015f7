import type { KnipConfig } from 'knip';

/** What is started by name: programs, scripts, bundles. Their own exports count as used. */
const started = [
  'app/**/page.dev.tsx',
  'backend/{db/embedded-thread,server,site/main,worker}.ts',
  'backend/{assets,cli}/*.{mjs,ts}',
  'backend/seed/build-reference-data.mjs',
  'components/ui/icons/write-sprite.ts',
  'lib/cache/{data,page}-cache.ts',
  'lib/offline/worker.ts',
  'tests/bench/{run,bare-server}.ts',
  'tests/browser/{chat,press}-page.tsx',
  'tests/corpus/tables/make.mjs',
  'tests/deploy/run.ts',
  'tests/load/kills.ts',
  'tests/peers/write-peers.ts',
  'tests/pictures/*.ts',
  'tests/rights/fuzz.ts',
  'tests/run/*.mjs',
  'tests/run/{note-release,take-pictures}.ts',
  'tests/e2e/look/find-faults.ts',
  'tests/support/{drained-server,site-process}.ts',
];

/** Found by their folder, not by an import. */
const byFolder = [
  '@fontsource-variable/kantumruy-pro',
  '@fontsource/kantumruy-pro',
  'lighthouse',
  'lucide-react',
  'oxfmt',
  'swagger-ui-dist',
  'tsx',
];

export default {
  entry: started,
  project: ['{app,backend,components,lib,tests}/**/*.{ts,tsx,mjs,css}', '*.ts'],
  drizzle: { config: 'backend/db/drizzle.config.ts' },
  ignoreDependencies: byFolder,
  // Debian's, for benchmarks and fault tests.
  ignoreBinaries: ['soffice', 'nginx', 'openssl', 'wrk'],
} satisfies KnipConfig;
