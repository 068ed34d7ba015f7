import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './bootstrap.mjs';

/**
 * Puts the backend into one file, packages left outside: run from its sources, they stay in memory with their maps,
 * 20 MB of them. Several processes may do so at once.
 * @returns {Promise<string>} path of the script
 */
export async function bundleBackend() {
  const folder = join(projectRoot, '.cache', 'backend');
  const script = join(folder, 'server.mjs');
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'backend', 'server.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    write: false,
    logLevel: 'warning',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const written = `${path}.${process.pid}`;
    writeFileSync(written, contents);
    renameSync(written, path);
  }
  return script;
}
