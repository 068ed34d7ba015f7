import { explain } from '../../backend/cli/command-error.mjs';
import {
  findBrowser,
  findPdfReader,
  findPostgres,
  findPromtool,
  hasCeph,
  installProgram,
} from './system-programs.mjs';

/** Installs the programs for the tests in the arguments; a failure is reported, and the tests try again. */
const finders = {
  postgres: findPostgres,
  browser: findBrowser,
  ceph: () => hasCeph() || null,
  pdf: findPdfReader,
  promtool: findPromtool,
};

for (const [name, find] of /** @type {[keyof typeof finders, () => unknown][]} */ (Object.entries(finders))) {
  if (!process.argv.includes(name)) continue;
  try {
    if (find() === null) installProgram(name);
  } catch (error) {
    console.error(explain(error));
  }
}
