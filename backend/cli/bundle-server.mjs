import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './bootstrap.mjs';
import { releaseOf } from './release.mjs';

/** @typedef {'server' | 'site/main' | 'site/open-site' | 'worker'} Entry file under `backend` */

/**
 * One file for Node, with packages outside. The caller writes it, as `writeWhole` does.
 * @param {Entry} entry
 * @param {'esm' | 'cjs'} format
 * @returns {import('esbuild').BuildOptions & { outfile: string, write: false }}
 */
export const bundling = (entry, format) => ({
  entryPoints: [join(projectRoot, 'backend', `${entry}.ts`)],
  outfile: join(projectRoot, '.cache', 'backend', `${entry}.${format === 'esm' ? 'mjs' : 'cjs'}`),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node24',
  format,
  define: { SALA_RELEASE: JSON.stringify(releaseOf(projectRoot)) },
  sourcemap: 'linked',
  write: false,
  logLevel: 'warning',
});

/**
 * A running server never reads half of a file.
 * @param {import('esbuild').OutputFile[]} files
 */
export function writeWhole(files) {
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true });
    const written = `${path}.${process.pid}`;
    writeFileSync(written, contents);
    renameSync(written, path);
  }
}

const write = async (/** @type {Entry} */ entry, /** @type {'esm' | 'cjs'} */ format) => {
  const options = bundling(entry, format);
  const { outputFiles } = await build(options);
  writeWhole(outputFiles);
  return options.outfile;
};

/** Bundles what the threads of every server run (`backend/work/threads.ts`). */
export const bundleThreads = () => write('worker', 'cjs');

/**
 * Bundles one of our servers and its threads: no source has to be compiled at the start. Several processes may run
 * this at once.
 * @param {Entry} entry
 * @param {'esm' | 'cjs'} [format]
 * @returns {Promise<string>} path of the script
 */
export async function bundleServer(entry, format = 'esm') {
  const [script] = await Promise.all([write(entry, format), bundleThreads()]);
  return script;
}
