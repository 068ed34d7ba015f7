import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { needPdfReader } from '@/tests/run/system-programs.mjs';

const read = (pdf: Buffer, ...options: string[]): string => {
  const { status, stdout, stderr } = spawnSync(needPdfReader(), [...options, '-', '-'], { input: pdf });
  if (status !== 0) throw new Error(`The file cannot be read: ${stderr.toString()}`);
  return stdout.toString();
};

/** The lines of a PDF as a reader finds them that sorts words by their place on the page. */
export const placedLines = (pdf: Buffer): string[] =>
  read(pdf, '-layout')
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface PlacedWord {
  word: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g;

/** The words of a PDF with their boxes in points. */
export const placedWords = (pdf: Buffer): PlacedWord[] =>
  [...read(pdf, '-bbox').matchAll(box)].map(([, left, top, right, bottom, word = '']) => ({
    word,
    x: Number(left),
    y: Number(top),
    width: Number(right) - Number(left),
    height: Number(bottom) - Number(top),
  }));

/** The first page of a PDF as a PNG of 200 dots to the inch, as a printer puts it on paper. */
export function printedPage(pdf: Buffer): Buffer {
  const printer = join(dirname(needPdfReader()), 'pdftoppm');
  const { status, stdout, stderr } = spawnSync(printer, ['-r', '200', '-singlefile', '-png', '-'], {
    input: pdf,
    maxBuffer: 20_000_000,
  });
  if (status !== 0) throw new Error(`The file cannot be printed: ${stderr.toString()}`);
  return stdout;
}
