import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// How large the project is: `npm run size` for what stands, `npm run size -- COMMIT` for a commit. Only what git knows counts.

const rooms = ['app', 'backend', 'components', 'lib', 'tests', 'lint', 'deploy'];
const isCode = (/** @type {string} */ path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts');
const isTest = (/** @type {string} */ path) =>
  path.startsWith('tests/') || /\.test\.(?:tsx?|mjs)$/.test(path);

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });

const isCounted = (/** @type {string} */ path) => isCode(path) || /\.(?:md|json)$/.test(path);

/**
 * The files of a commit with their texts; without a commit those that stand.
 * @param {string} [commit]
 * @returns {[path: string, text: string][]}
 */
function filesOf(commit) {
  const list = commit ? git('ls-tree', '-r', '--name-only', commit) : git('ls-files');
  const folder = commit ? mkdtempSync(join(tmpdir(), 'sala-size-')) : '.';
  if (commit) {
    execFileSync('git', ['archive', '--format=tar', '-o', join(folder, 'all.tar'), commit]);
    execFileSync('tar', ['-xf', join(folder, 'all.tar'), '-C', folder]);
  }
  const files = list
    .split('\n')
    .filter(isCounted)
    .map((path) => /** @type {[string, string]} */ ([path, readFileSync(join(folder, path), 'utf8')]));
  if (commit) rmSync(folder, { recursive: true });
  return files;
}

const linesIn = (/** @type {string} */ text) => text.split('\n').length - 1;
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0);
/** @type {(value: unknown) => number} */
const keysIn = (value) =>
  typeof value === 'object' && value !== null ? sum(Object.values(value).map(keysIn)) : 1;

/**
 * The lines of import statements, of which some go over several lines.
 * @param {string} text
 */
const importLines = (text) =>
  sum(
    [...text.matchAll(/^(?:import|export)\b(?:(?!;$)[\s\S])*? from '[^']*';$/gm)].map(
      ([all]) => linesIn(all) + 1,
    ),
  );

/**
 * The folders below which the files of a feature stand: those that are named after it, and its folders of texts.
 * @param {string[]} paths
 * @param {string} feature
 */
const foldersOf = (paths, feature) => {
  const named = paths.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    const at = parts.indexOf(feature);
    return at === -1 ? [] : [parts.slice(0, at + 1).join('/')];
  });
  return new Set(named.filter((folder) => !folder.startsWith('app/'))).size;
};

const [commit] = process.argv.slice(2);
const files = filesOf(commit);
const code = files.filter(([path]) => isCode(path) && rooms.includes(path.split('/')[0] ?? ''));
const own = code.filter(([path]) => !isTest(path));
const tests = code.filter(([path]) => isTest(path));
const documents = files.filter(([path]) => /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path));
const texts = files.filter(([path]) => /^messages\/en\/.*\.json$/.test(path));
const ownLines = sum(own.map(([, text]) => linesIn(text)));
const features = [
  ...new Set(files.map(([path]) => /^backend\/features\/([\w-]+)\//.exec(path)?.[1] ?? '')),
].filter(Boolean);
const paths = files.map(([path]) => path);
const perFeature = features.map((feature) => foldersOf(paths, feature));

const rows = {
  'code files without tests': own.length,
  'lines without tests': ownLines,
  'files of fewer than 15 lines': own.filter(([, text]) => linesIn(text) < 15).length,
  'lines of tests': sum(tests.map(([, text]) => linesIn(text))),
  'share of lines that import': `${((100 * sum(own.map(([, text]) => importLines(text)))) / ownLines).toFixed(1)} %`,
  'words of documents': sum(documents.map(([, text]) => text.split(/\s+/).filter(Boolean).length)),
  documents: documents.length,
  'keys of texts in one language': sum(texts.map(([, text]) => keysIn(JSON.parse(text)))),
  features: features.length,
  'folders of a feature, at most': perFeature.length > 0 ? Math.max(...perFeature) : 'no map',
};
for (const [name, value] of Object.entries(rows))
  console.log(`${name.padEnd(34)}${String(value).padStart(9)}`);
