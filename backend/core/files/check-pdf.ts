import { constants, inflateSync } from 'node:zlib';
import {
  anyName,
  type PdfStream,
  pdfStreams,
  endOfString,
  type PdfObjectName,
  readDictionary,
} from './pdf-streams';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** What fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3): all of the empty one. */
const emptyPassword = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const digest = (name: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Uint8Array[]): Buffer => {
  const hash = createHash(name);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RC4, which is its own inverse. The ciphers of this Node no longer have it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, place) => place);
  const at = (place: number) => state[place & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const result = Buffer.from(data);
  for (let n = 0, i = 0, j = 0; n < result.length; n += 1) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    result[n] = (result[n] ?? 0) ^ at(at(i) + at(j));
  }
  return result;
}

const aes = (key: Uint8Array, iv: Uint8Array, data: Uint8Array): Buffer => {
  const cipher = createDecipheriv(`aes-${key.length === 32 ? 256 : 128}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
};
/** The first block is the vector; what does not fill a block is the line end behind the data. */
const aesStream = (key: Uint8Array, data: Uint8Array): Buffer =>
  aes(key, data.subarray(0, 16), data.subarray(16, data.length - (data.length % 16)));

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
function hardenedHash(salt: Uint8Array): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const input = Buffer.concat(Array.from({ length: 64 }, () => key));
    const mixed = cipher.setAutoPadding(false).update(input);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(rest === 0 ? 'sha256' : rest === 1 ? 'sha384' : 'sha512', mixed);
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of the string that follows `mark`, of either form. */
function stringAfter(text: string, mark: RegExp): Buffer | null {
  const found = mark.exec(text);
  if (!found) return null;
  const from = found.index + found[0].length;
  const hex = /^<([0-9a-fA-F\s]*)>/.exec(text.slice(from, from + 1_024));
  if (hex) return Buffer.from((hex[1] ?? '').replaceAll(/\s/g, ''), 'hex');
  const end = text[from] === '(' ? endOfString(text, from) : -1;
  if (end === -1) return null;
  const inside = text
    .slice(from + 1, end - 1)
    .replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, octal?: string, other = '') => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      return /^[\r\n]/.test(other) ? '' : (escapes[other] ?? other);
    });
  return Buffer.from(inside, 'latin1');
}

interface Lock {
  version: number;
  revision: number;
  method: string;
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  permissions: number;
  keyBytes: number;
  hidesMetadata: boolean;
  fileId: Buffer;
}

/** @returns null where it is no lock by passwords, or one that cannot be read here */
function readLock(text: string, dictionary: string): Lock | null {
  const entries = readDictionary(dictionary)?.entries;
  const value = (key: string) => entries?.get(key)?.at(-1)?.trim();
  const number = (key: string, otherwise: number) => Number(value(key) ?? otherwise);
  if (value('Filter') !== '/Standard') return null;
  const version = number('V', 0);
  const filters = value('CF') ?? '';
  const method =
    version < 4 ? 'V2' : value('StmF') === '/StdCF' ? /\/CFM \/(\w+)/.exec(filters)?.[1] : 'None';
  const [owner, user] = [stringAfter(dictionary, /\/O\s*/), stringAfter(dictionary, /\/U\s*(?=[<(])/)];
  if (!method || !owner || !user) return null;
  return {
    version,
    revision: number('R', 0),
    method,
    owner,
    user,
    userKey: stringAfter(dictionary, /\/UE\s*/) ?? Buffer.alloc(0),
    permissions: number('P', 0),
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : number('Length', 40) / 8,
    hidesMetadata: value('EncryptMetadata') !== 'false',
    fileId: stringAfter(text, /\/ID\s*\[\s*/) ?? Buffer.alloc(0),
  };
}

/** The key of a file that opens without a password; null where one is needed. */
function keyOf(lock: Lock): Buffer | null {
  const { revision, owner, user, keyBytes, fileId } = lock;
  if (revision >= 5) {
    const hash = revision === 5 ? (salt: Uint8Array) => digest('sha256', salt) : hardenedHash;
    if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
    return aes(hash(user.subarray(40, 48)), Buffer.alloc(16), lock.userKey.subarray(0, 32));
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(lock.permissions | 0);
  const open = revision >= 4 && !lock.hidesMetadata ? [Buffer.alloc(4, 0xff)] : [];
  let key = digest('md5', emptyPassword, owner.subarray(0, 32), permissions, fileId, ...open);
  key = key.subarray(0, keyBytes);
  if (revision < 3) return rc4(key, emptyPassword).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round += 1) key = digest('md5', key).subarray(0, keyBytes);
  let proof = digest('md5', emptyPassword, fileId);
  for (let round = 0; round < 20; round += 1)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return proof.equals(user.subarray(0, 16)) ? key : null;
}

/** The data of one stream as it was before the file was locked. */
type Unlock = (object: PdfObjectName, data: Uint8Array) => Uint8Array;

function unlockWith(key: Buffer, { version, method }: Lock): Unlock {
  const ofObject = ({ number, generation }: PdfObjectName, salt: string) => {
    const name = Buffer.alloc(5);
    name.writeUIntLE(number, 0, 3);
    name.writeUIntLE(generation, 3, 2);
    return digest('md5', key, name, Buffer.from(salt)).subarray(0, Math.min(key.length + 5, 16));
  };
  if (method === 'None') return (_, data) => Buffer.from(data);
  if (version >= 5) return (_, data) => aesStream(key, data);
  if (method === 'AESV2') return (object, data) => aesStream(ofObject(object, 'sAlT'), data);
  return (object, data) => rc4(ofObject(object, ''), data);
}

const dictionaryMaxCharacters = 8_192;
/** Bounded, so that comments which do not end cost no time. */
const between = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,80}[\r\n]){0,16}`;
/** The entry of a trailer, not the same letters in a title. */
const lockEntry = new RegExp(
  `${anyName('Encrypt').source}${between}(?:(\\d{1,10})${between}\\d{1,5}${between}R|<<)`,
  'g',
);

/**
 * How a file is locked. Banks and offices lock files only against changes: they open without a password, and what is in
 * them can be checked.
 * @param text the file without the data of its streams
 */
function pdfLock(text: string): 'none' | 'locked' | Unlock {
  const found = [...text.matchAll(lockEntry)];
  const last = found.at(-1);
  if (!last) return 'none';
  if (new Set(found.map(({ 1: number }) => number)).size > 1) return 'locked';
  const number = last[1];
  const start = number
    ? (new RegExp(`(?:^|[^0-9])${number}\\s+\\d+\\s+obj\\s*`).exec(text) ?? null)
    : { index: last.index, 0: last[0].slice(0, -2) };
  if (!start) return 'locked';
  const from = start.index + start[0].length;
  const lock = readLock(text, text.slice(from, from + dictionaryMaxCharacters));
  if (!lock) return 'locked';
  try {
    const key = keyOf(lock);
    return key ? unlockWith(key, lock) : 'locked';
  } catch {
    return 'locked';
  }
}

const tailBytes = 2_048;
/** Size limits of the decompressed objects: of one stream, and of all streams of a file. */
const objectStreamMaxBytes = 8 * 1024 * 1024;
const objectsMaxBytes = 32 * 1024 * 1024;
const objectStreamsMax = 2_000;

/**
 * Names of active content. A reader finds objects by their offsets, so an object may be anywhere: inside an apparent
 * comment, a string or a stream. Names of this length do not occur by chance in compressed data.
 */
const activeName = anyName('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
/** Short enough to occur by chance: searched outside of streams only, and it needs /JavaScript to run. */
const scriptText = anyName('JS');
/** Without a tree of pages no reader opens the file. */
const pageTree = anyName('Pages');

/** The text without its streams, in one pass: a stream that does not end hides nothing. */
function outsideStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: head } of text.matchAll(/>>\s{0,8}stream\r?\n/g)) {
    if (index < from) continue;
    const end = text.indexOf('endstream', index + head.length);
    if (end === -1) break;
    parts.push(text.slice(from, index), '>> ');
    from = end + 'endstream'.length;
  }
  return parts.join('') + text.slice(from);
}

/** Some readers know a stream of objects by its type, others by where its first object begins. */
const holdsObjects = ({ entries }: PdfStream): boolean =>
  entries.has('First') || (entries.get('Type') ?? []).some((type) => type.trim() === '/ObjStm');

/** Compressed in the one way that can be checked here. Predictors could spell a name anew. */
const isPlain = ({ entries }: PdfStream): boolean =>
  !['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => entries.has(key)) &&
  ['Filter', 'FL'].every((key) =>
    (entries.get(key) ?? []).every((filter) => /^ (?:\[ )?\/Fl(?:ateDecode)?(?: \])?$/.test(filter)),
  );

type PdfProblem = 'broken-file' | 'active-content' | 'locked-file';

/**
 * The data of a locked stream: as long as it says, where its end follows. All of them together are no longer than the
 * file, so that none is read twice.
 */
function lockedData(bytes: Buffer, text: string, { entries, start }: PdfStream): Buffer {
  const length = Number(entries.get('Length')?.at(-1));
  if (!/^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11)))
    throw new RangeError('A locked stream does not end where it says.');
  return bytes.subarray(start, start + length);
}

/** The problem of the objects, also of those that are compressed in object streams. @throws where they cannot be read. */
function problemOfObjects(bytes: Buffer, text: string, unlock: Unlock | null): PdfProblem | null {
  const limits = { maxOutputLength: objectStreamMaxBytes, finishFlush: constants.Z_SYNC_FLUSH };
  let count = 0;
  let size = 0;
  let left = bytes.byteLength;
  let hasPages = pageTree.test(text);
  for (const stream of pdfStreams(text)) {
    if (!holdsObjects(stream)) continue;
    count += 1;
    if (count > objectStreamsMax) return 'broken-file';
    if (!isPlain(stream)) return 'active-content';
    // Without a filter its objects are part of the text, which has been searched.
    if (!stream.entries.has('Filter')) continue;
    const data = unlock ? lockedData(bytes, text, stream) : bytes.subarray(stream.start);
    if (unlock) left -= data.byteLength;
    const objects = inflateSync(unlock ? unlock(stream, data) : data, limits);
    size += objects.byteLength;
    if (size > objectsMaxBytes || left < 0) return 'broken-file';
    const inside = objects.toString('latin1');
    if (activeName.test(inside)) return 'active-content';
    hasPages ||= pageTree.test(inside);
  }
  return hasPages ? null : 'broken-file';
}

/** What scanners, printers and downloads leave around a PDF: space, zeros, the mark of an encoding, the lines of a printer's job. */
const paddingPart = /[\s\0\x1a]+|\xef\xbb\xbf|\x1b%-12345X|@PJL[^\r\n]{0,200}[\r\n]/g;
const isPadding = (text: string): boolean => text.replace(paddingPart, '') === '';
/** Readers look for the head of a PDF this far. */
const headWithin = 1_024;

/** Where a PDF begins, behind padding that readers skip; null for what begins otherwise. @param head in latin1 */
export const pdfBegin = (head: string): number | null => {
  const at = head.slice(0, headWithin).indexOf('%PDF-');
  return at >= 0 && isPadding(head.slice(0, at)) ? at : null;
};

/** Whether it has the head and the end of a PDF, with nothing but padding around them. */
function hasPdfEnds(text: string): boolean {
  const begin = pdfBegin(text);
  if (begin === null || !/^%PDF-[12]\.\d/.test(text.slice(begin, begin + 8))) return false;
  const end = text.lastIndexOf('%%EOF');
  return end >= 0 && (text.length - end <= tailBytes || isPadding(text.slice(end + 5)));
}

/**
 * The problem of a PDF: incomplete, without pages, with active content, or locked so that nobody can look. Its time is proportional to
 * its size. It inflates without a pause, so it runs in a thread.
 */
export function pdfProblem(bytes: Uint8Array): PdfProblem | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  if (!hasPdfEnds(text)) return 'broken-file';
  if (activeName.test(text)) return 'active-content';
  const outside = outsideStreams(text);
  if (scriptText.test(outside)) return 'active-content';
  const lock = pdfLock(outside);
  if (lock === 'locked') return 'locked-file';
  try {
    return problemOfObjects(buffer, text, lock === 'none' ? null : lock);
  } catch {
    // What cannot be read here may be read elsewhere.
    return 'broken-file';
  }
}
