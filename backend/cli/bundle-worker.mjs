import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './bootstrap.mjs';

/**
 * Bundles the service worker into one file beside the servers. It contains the id of the build in `.next`: each build
 * is a new worker.
 * @returns {Promise<void>}
 */
export async function bundleWorker() {
  const buildId = readFileSync(join(projectRoot, '.next', 'BUILD_ID'), 'utf8').trim();
  await build({
    entryPoints: [join(projectRoot, 'lib', 'offline', 'worker.ts')],
    outfile: join(projectRoot, '.cache', 'backend', 'sw.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `/* ${buildId} */` },
    logLevel: 'warning',
  });
}
