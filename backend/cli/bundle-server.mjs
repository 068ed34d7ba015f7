import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './bootstrap.mjs';

/**
 * The site passes calls to Hono before Next. Its bundle includes Hono, so that Hono uses `light-response.ts` without
 * a change of the globals.
 * @param {'server' | 'site/main'} entry
 * @returns {import('esbuild').BuildOptions}
 */
function packages(entry) {
  if (entry === 'server') return { packages: 'external' };
  const isPackage = /^[^./@]|^@[^/]/;
  return {
    inject: [join(projectRoot, 'backend', 'site', 'light-response.ts')],
    plugins: [
      {
        name: 'packages-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: isPackage }, ({ path, kind }) =>
            kind === 'entry-point' || /^hono(?:\/|$)/.test(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  };
}

/**
 * Bundles one of our servers into one file, with packages outside: no source has to be compiled at the start. Several
 * processes may run this at once.
 * @param {'server' | 'site/main'} entry file under `backend`
 * @returns {Promise<string>} path of the script
 */
export async function bundleServer(entry) {
  const folder = join(projectRoot, '.cache', 'backend');
  const script = join(folder, `${entry}.mjs`);
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'backend', `${entry}.ts`)],
    outfile: script,
    bundle: true,
    ...packages(entry),
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    write: false,
    logLevel: 'warning',
  });
  mkdirSync(dirname(script), { recursive: true });
  for (const { path, contents } of outputFiles) {
    const written = `${path}.${process.pid}`;
    writeFileSync(written, contents);
    renameSync(written, path);
  }
  return script;
}
