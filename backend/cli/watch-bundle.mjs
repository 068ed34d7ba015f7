import { context } from 'esbuild';
import { bundling, writeWhole } from './bundle-server.mjs';
import { CommandError } from './command-error.mjs';

/**
 * Bundles now, and again after every change of a source until this process ends. A bundle with an error is reported
 * and not written. The format is CommonJS: Node forgets such a module when another one has taken its place.
 * @param {import('./bundle-server.mjs').Entry} entry
 * @throws {CommandError} when the first bundle has an error
 */
export async function watchBundle(entry) {
  const options = bundling(entry, 'cjs');
  /** @type {PromiseWithResolvers<boolean>} */
  const first = Promise.withResolvers();
  /** @type {(isGood: boolean) => void} */
  let listener = first.resolve;
  const watched = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'write-good-ones',
        setup: ({ onEnd }) =>
          onEnd(({ errors, outputFiles = [] }) => {
            const isGood = errors.length === 0;
            if (isGood) writeWhole(outputFiles);
            listener(isGood);
          }),
      },
    ],
  });
  await watched.watch();
  if (!(await first.promise)) throw new CommandError('The server has errors; the lines above say where.');
  return {
    script: options.outfile,
    /** @param {(isGood: boolean) => void} told called after each of the next bundles */
    onChange: (told) => {
      listener = told;
    },
  };
}
