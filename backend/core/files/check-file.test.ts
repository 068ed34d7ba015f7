import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadLimits } from '@/lib/domain/limits';
import { fileTypes } from '@/lib/domain/uploads';
import { Refusal } from '@/backend/errors';
import { pdf, phonePhoto, png } from '@/tests/support/uploads';
import { checkFile } from './check-file';

const avatar = { types: fileTypes, maxBytes: uploadLimits.avatarMaxBytes, shape: 'avatar' as const };
const paper = { types: fileTypes, maxBytes: uploadLimits.fileMaxBytes, shape: { maxPx: 2560 } };

/** The code of the refusal. */
const refusal = async (bytes: Uint8Array, expected: Parameters<typeof checkFile>[1] = paper) => {
  try {
    await checkFile(bytes, expected);
  } catch (error) {
    if (error instanceof Refusal) return error.issues?.[0]?.code;
    throw error;
  }
  return 'taken';
};

describe('a picture', () => {
  test('of a phone stands upright and says nothing about its person', async () => {
    const photo = await phonePhoto(400, 300);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { bytes } = await checkFile(photo, paper);
    const stored = await sharp(bytes).metadata();
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([
      300,
      400,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('Sok Dara')).toBe(false);
  });

  test.each([
    ['png', () => png(900, 300)],
    [
      'webp',
      async () =>
        sharp(await png(50, 70))
          .webp()
          .toBuffer(),
    ],
  ])('becomes an avatar of 160 × 160, a JPEG, from %s', async (_, make) => {
    const { bytes } = await checkFile(await make(), avatar);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 160, 160]);
  });

  test('larger than pages show it is made smaller', async () => {
    const { bytes } = await checkFile(await png(4000, 1000), { ...paper, shape: { maxPx: 480 } });
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([480, 120]);
  });

  test('of too many pixels is refused before it is decoded', async () => {
    expect(await refusal(await png(16_000, 16_000))).toBe('too-many-pixels');
    expect(await refusal(await png(5_001, 5_000))).toBe('too-many-pixels');
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['GIF', Buffer.from('GIF89a/*<script>alert(1)</script>')],
    ['HTML', Buffer.from('<html></html>')],
    ['TIFF', Buffer.from('II*\0aaaaaaaaaaaaaaaa')],
    ['zip', Buffer.from('PK\x03\x04aaaaaaaa')],
  ])('of another kind (%s) is refused', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('unknown-file-type');
  });

  test('that is something else too is refused', async () => {
    const picture = await png();
    const photo = await phonePhoto();
    const zip = Buffer.concat([picture, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    expect(await refusal(zip)).toBe('mixed-file-type');
    const page = Buffer.concat([photo, Buffer.from('<ScRiPt>alert(1)</script>')]);
    expect(await refusal(page)).toBe('mixed-file-type');
    const paperInside = Buffer.concat([photo.subarray(0, 20), Buffer.from('%PDF-1.4'), photo.subarray(20)]);
    expect(await refusal(paperInside)).toBe('mixed-file-type');
  });

  test('cut off, of another type than was said, empty or a byte too large is refused', async () => {
    const photo = await phonePhoto(2000, 2000);
    expect(await refusal(photo.subarray(0, photo.byteLength / 2))).toBe('broken-file');
    expect(await refusal(await png(), { ...paper, type: 'image/jpeg' })).toBe('wrong-file-type');
    expect(await refusal(new Uint8Array())).toBe('empty-file');
    const large = Buffer.alloc(uploadLimits.avatarMaxBytes + 1, 0xff);
    expect(await refusal(large, avatar)).toBe('file-too-large');
  });
});

describe('a PDF', () => {
  test('stays as it is, fonts with spaces in their names included', async () => {
    const file = pdf('5 0 obj<</BaseFont/ABCDEE+Times#20New#20Roman>>endobj');
    expect(Buffer.from((await checkFile(file, paper)).bytes)).toEqual(file);
  });

  test.each([
    ['/OpenAction<</S/JavaScript/JS(app.alert(1))>>', 'active-content'],
    ['/S/J#61vaScript', 'active-content'],
    ['/S/Launch', 'active-content'],
    ['/EmbeddedFiles 9 0 R', 'active-content'],
    ['%stream\n5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%endstream', 'active-content'],
    ['%>>stream\n5 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj\n%endstream', 'active-content'],
    ['(stream\n5 0 obj<</S/JavaScript/JS 6 0 R>>endobj\nendstream)', 'active-content'],
    ['5 0 obj<</Length 40>>stream\n6 0 obj<</S/Launch>>endobj\nendstream endobj', 'active-content'],
  ])('with %j is refused', async (extra, code) => {
    expect(await refusal(pdf(extra))).toBe(code);
  });

  test('without a tree of pages is refused; the tree may be in an object stream', async () => {
    const bare = (objects: string) => Buffer.from(`%PDF-1.7\n${objects}\n%%EOF\n`, 'latin1');
    expect(await refusal(bare('>>stream\n'.repeat(50)))).toBe('broken-file');
    expect(await refusal(bare('1 0 obj<</Type/Catalog>>endobj'))).toBe('broken-file');
    const inside = deflateSync('1 0 2 30 <</Type/Catalog/Pages 2 0 R>> <</Type/P#61ges/Kids[]>>').toString(
      'latin1',
    );
    const head = `<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length ${inside.length}>>`;
    expect(await refusal(bare(`5 0 obj${head}stream\n${inside}\nendstream endobj`))).toBe('taken');
  });

  const withStream = (dictionary: string, data: string) =>
    pdf(`5 0 obj${dictionary}stream\n${data}\nendstream endobj`);
  const withObjects = (objects: string) => {
    const data = deflateSync(objects).toString('latin1');
    return withStream(`<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>`, data);
  };

  test('with a script in a compressed object stream is refused, with other objects there not', async () => {
    expect(await refusal(withObjects('6 0 <</S/JavaScript/JS(app.alert(1))>>'))).toBe('active-content');
    const file = withObjects('6 0 <</Type/Font>>');
    expect(Buffer.from((await checkFile(file, paper)).bytes)).toEqual(file);
    expect(await refusal(withObjects(' '.repeat(9 * 1024 * 1024)))).toBe('broken-file');
  });

  const script = '6 0 <</S/JavaScript/JS(app.alert(1))>>';
  const hex = `${deflateSync(script).toString('hex')}>`;
  test.each([
    ['hexadecimal digits', '<</Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]>>'],
    ['the short name of a filter', '<</Type/ObjStm/N 1/First 4/Filter/AHx>>'],
    ['an escaped type', '<</Type/Obj#53tm/N 1/Filter/A#53CIIHexDecode>>'],
    ['a stream without a type', '<</N 1/First 4/Filter/ASCIIHexDecode>>'],
    ['a filter that stands elsewhere', '<</Type/ObjStm/N 1/First 4/Filter 9 0 R>>'],
    ['a predictor', '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>>>'],
    ['the data of another file', '<</Type/ObjStm/N 1/First 4/F(other.pdf)>>'],
    ['a second filter that wins', '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Filter/ASCIIHexDecode>>'],
    [
      'a string that looks like the end',
      '<</Type/ObjStm/X(>>\\)stream\n)/N 1/First 4/Filter/ASCIIHexDecode>>',
    ],
    ['a comment', '%>>\n<<%>>stream\n/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode>>%\n'],
    ['a string that looks like an object', '<</First 4/X(1 0 obj<<>>)/Filter/ASCIIHexDecode>>'],
  ])('whose objects are hidden by %s is refused', async (_, dictionary) => {
    expect(await refusal(withStream(dictionary, hex))).toBe('active-content');
  });

  const corpus = 'tests/corpus/pdf';
  const outcomes = { open: 'taken', locked: 'locked-file', active: 'active-content' };
  test.each(
    readdirSync(corpus)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => [name, Object.entries(outcomes).find(([kind]) => name.startsWith(kind))?.[1]]),
  )('%s is %s: what opens without a password is read, what needs one helps nobody', async (name, outcome) => {
    expect(await refusal(readFileSync(join(corpus, name)))).toBe(outcome);
  });

  test.each([
    ['a lock that is not there', 'trailer<</Encrypt 9 0 R>>'],
    ['a lock by certificates', '9 0 obj<</Filter/Adobe.PubSec/V 4>>endobj trailer<</Encrypt 9 0 R>>'],
    ['a lock in the trailer', 'trailer<</Encrypt<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -4>>>>'],
    ['two locks', '1 0 obj<<>> 2 0 obj<<>> trailer<</Encrypt 1 0 R>> trailer<</Encrypt 2 0 R>>'],
    ['an escaped name of a lock', 'trailer<</#45ncrypt 9 0 R>>'],
  ])('with %s is refused', async (_, text) => {
    expect(await refusal(pdf(text))).toBe('locked-file');
  });

  test.each([
    ['zeros after its end', (file: Buffer) => Buffer.concat([file, Buffer.alloc(300_000)])],
    [
      'space and an end of file of CP/M after it',
      (file: Buffer) => Buffer.concat([file, Buffer.from(`${'\r\n'.repeat(3_000)}\x1a`)]),
    ],
    ['the mark of UTF-8 before it', (file: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file])],
    ['empty lines before it', (file: Buffer) => Buffer.concat([Buffer.from('\r\n\r\n'), file])],
    [
      'the job of a printer around it',
      (file: Buffer) =>
        Buffer.concat([
          Buffer.from('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
          file,
          Buffer.from(`\x1b%-12345X@PJL EOJ\r\n${' '.repeat(4_000)}`),
        ]),
    ],
  ])('with %s is taken as it is', async (_, around) => {
    const file = around(pdf(''));
    expect(Buffer.from((await checkFile(file, paper)).bytes)).toEqual(file);
  });

  test.each([
    [
      'a page of the web before it',
      (file: Buffer) => Buffer.concat([Buffer.from('<html>'), file]),
      'unknown-file-type',
    ],
    ['words before it', (file: Buffer) => Buffer.concat([Buffer.from('GIF89a'), file]), 'unknown-file-type'],
    [
      'more than padding far behind it',
      (file: Buffer) => Buffer.concat([file, Buffer.from('x'.repeat(9_000))]),
      'broken-file',
    ],
    [
      'its head too far away',
      (file: Buffer) => Buffer.concat([Buffer.alloc(2_000, ' '), file]),
      'unknown-file-type',
    ],
  ])('with %s is refused', async (_, around, code) => {
    expect(await refusal(around(pdf('')))).toBe(code);
  });

  test('that only speaks of locks is taken', async () => {
    expect(await refusal(pdf('1 0 obj<</Title(How to /Encrypt a file)>>endobj'))).toBe('taken');
  });

  test('that ends a locked stream early hides nothing', async () => {
    const file = readFileSync(join(corpus, 'active-rc4-128-generate.pdf'), 'latin1');
    const cut = file.replace(/(\/Type \/ObjStm \/Length )\d+/, '$11');
    expect(cut).not.toBe(file);
    expect(await refusal(Buffer.from(cut, 'latin1'))).toBe('broken-file');
  });

  test('whose objects cannot be inflated is refused', async () => {
    expect(
      await refusal(withStream('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>', script.slice(3))),
    ).toBe('active-content');
    expect(await refusal(withStream('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>', 'no zlib'))).toBe(
      'broken-file',
    );
  });

  test('with other streams in other filters is taken', async () => {
    const page = '<</Length 8/Filter[/ASCII85Decode/FlateDecode]/DecodeParms[null<</Predictor 1>>]>>';
    expect(await refusal(withStream(page, 'GapQh0E='))).toBe('taken');
  });

  const large = (text: string) => text.repeat(Math.floor((uploadLimits.fileMaxBytes - 1_000) / text.length));
  const bomb = deflateSync(' '.repeat(8_000_000)).toString('latin1');
  test.each([
    ['streams that do not end', '>>stream\n', 'taken'],
    ['objects inside of objects', '1 0 obj<<', 'broken-file'],
    ['comments that do not end', '1 0 obj%', 'broken-file'],
    ['escaped letters', '#41', 'taken'],
    [
      'streams of objects without a filter',
      '1 0 obj<</First 4>>stream\n \nendstream endobj\n',
      'broken-file',
    ],
    ['locks', '/Encrypt 1 0 R ', 'locked-file'],
    ['names of locks', '/Encrypt 1 %', 'taken'],
    ['objects without an end', '1 0 obj ', 'taken'],
    ['strings that do not end', '1 0 obj<</A(', 'broken-file'],
    [
      'objects that become large',
      `5 0 obj<</First 4/Filter/FlateDecode>>stream\n${bomb}\nendstream endobj\n`,
      'broken-file',
    ],
  ])('of 10 MB of %s is read in one pass', async (_, text, code) => {
    // Quadratic reading of this size would take longer than the test may.
    expect(await refusal(pdf(large(text)))).toBe(code);
  });

  test('with a page of markup in its head, or without an end, is refused', async () => {
    const head = Buffer.concat([Buffer.from('%PDF-1.4\n<script>alert(1)</script>'), pdf()]);
    expect(await refusal(head)).toBe('mixed-file-type');
    expect(await refusal(Buffer.from('%PDF-1.4\n1 0 obj'))).toBe('broken-file');
  });

  test('made to keep a reader busy is answered in time', async () => {
    const busy = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.from('stream\n'.repeat(1_400_000)),
      pdf('/JS'),
    ]);
    expect(await refusal(busy)).toBe('active-content');
  });
});
