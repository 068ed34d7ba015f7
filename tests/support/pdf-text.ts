import { inflateSync } from 'node:zlib';

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Each line is a part of the structure; its words are marked inside it. */
const actualText = /\/ActualText \(((?:\\[^]|[^\\)])*)\)/g;
const byteOrder = '\u00fe\u00ff';
/** A string of a PDF: Latin, or UTF-16 behind its byte order mark. */
const decoded = (written: string): string => {
  const bytes = written.replace(/\\([^])/g, (_, sign: string) => escaped[sign] ?? sign);
  if (!bytes.startsWith(byteOrder)) return bytes;
  return Buffer.from(bytes.slice(byteOrder.length), 'latin1').swap16().toString('utf16le');
};

/** What a reader copies out of the file, line by line, in the order of the file. */
export const pdfText = (pdf: Buffer): string[] => {
  const file = pdf.toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    try {
      return [inflateSync(pdf.subarray(index + head.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.flatMap((stream) =>
    stream
      .split(/\/MCID \d+/)
      .slice(1)
      .map((line) => [...line.matchAll(actualText)].map(([, written = '']) => decoded(written)).join('')),
  );
};
