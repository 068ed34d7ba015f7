import { describe, expect, it } from 'vitest';
import { filesIn, read } from './source-files';

const sources = filesIn('backend', /\.ts$/).filter((path) => !path.endsWith('.test.ts'));

/** Reads to the end again for each beginning: quadratic in what somebody sends. */
const unboundedLazy = /(?:\[(?:\\s\\S|\\S\\s|\\d\\D|\\D\\d|\\w\\W|\\W\\w|\^)\]|(?<!\\)\.)(?:[*+]|\{\d*,\})\?/;
/** Works without a pause for as long as the data likes. */
const inflatesAtOnce = /\b(?:inflate|inflateRaw|gunzip|unzip|brotliDecompress|zstdDecompress)Sync\b/;

const linesWith = (pattern: RegExp, text: string) =>
  text.split('\n').filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && pattern.test(line));
const filesWith = (pattern: RegExp) => sources.filter((path) => linesWith(pattern, read(path)).length > 0);

describe('unbounded lazy patterns', () => {
  it('read what Sala wrote itself, never what somebody has sent', () => {
    // A setting of the operator, front matter of the seed, scripts of pages that Next has rendered.
    const own = [
      'backend/gateways/smtp-mail.ts',
      'backend/seed/front-matter.ts',
      'backend/site/script-hashes.ts',
    ];
    expect(filesWith(unboundedLazy)).toEqual(own);
  });

  it.each([
    String.raw`text.replaceAll(/>>\s*stream[\s\S]*?endstream/g, '')`,
    String.raw`/stream[^]*?endstream/`,
    String.raw`/stream.*?endstream/s`,
    String.raw`/stream(?:.+?)endstream/s`,
    String.raw`/stream[\s\S]{1,}?endstream/`,
  ])('are found: %s', (planted) => {
    expect(linesWith(unboundedLazy, planted)).toHaveLength(1);
  });
});

describe('synchronous inflation', () => {
  const checks = ['backend/core/files/check-pdf.ts'];

  it('runs in a thread', () => {
    expect(filesWith(inflatesAtOnce)).toEqual(checks);
  });

  it.each([
    ['check-pdf', 'backend/core/files/file-problem.ts'],
    ['file-problem', 'backend/worker.ts'],
    ['table-text', 'backend/worker.ts'],
    ['pdf-paper', 'backend/worker.ts'],
  ])('%s is reached by a thread alone', (name, by) => {
    const loads = new RegExp(String.raw`^import (?!type )[^;]*/${name}'`, 'm');
    expect(sources.filter((path) => loads.test(read(path)))).toEqual([by]);
  });

  it('is found where it is planted', () => {
    expect(linesWith(inflatesAtOnce, 'const text = inflateSync(bytes);')).toHaveLength(1);
    expect(linesWith(inflatesAtOnce, 'zlib.brotliDecompressSync(body)')).toHaveLength(1);
  });
});
