// Workbooks as the programs that write them differ: where texts stand, whether cells say their places, how days are counted and shown.
import { crc32, deflateRawSync } from 'node:zlib';

const dosDay = 0x5c21;

/** A ZIP archive of texts by their names; its entries have one day, so that it is the same each time. */
function zip(files) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    for (const [offset, value] of [
      [0, 20],
      [2, 0x800],
      [4, 8],
      [8, dosDay],
      [22, path.length],
    ])
      fields.writeUInt16LE(value, offset);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, path, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, tail, path);
    at += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}

/** A day, a time of day or both as a workbook keeps them: a number with a format. */
export const dated = (written) => ({ dated: written });

/** A share of a hundred: Excel keeps 10% as 0.1. */
const isPercent = (value) => Object.hasOwn(value, 'percent');

const daysFrom = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const serialOf = (written, epoch) => {
  const [, day, hour = '0', minute = '0'] = /^(\d{4}-\d\d-\d\d)?[ T]?(?:(\d\d?):(\d\d))?$/.exec(written);
  const days = day ? Math.round((Date.parse(day) - daysFrom[epoch]) / 86_400_000) : 0;
  return days + (Number(hour) * 60 + Number(minute)) / 1440;
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const columnOf = (at) =>
  (at < 26 ? '' : columnOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const strictMain = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const strictOffice = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

/**
 * The bytes of a workbook whose first sheet is a table.
 * @param {(string | number | boolean | null | { dated: string } | { percent: number })[][]} table
 * @param {object} dialect
 * @param {'shared' | 'rich' | 'inline' | 'formula'} [dialect.texts] where its texts stand
 * @param {boolean} [dialect.places] whether rows and cells say where they are
 * @param {1900 | 1904} [dialect.epoch] from when days are counted
 * @param {number | string} [dialect.dates] the built-in format of its days, or one of its own
 * @param {9 | 10} [dialect.percents] the built-in format of its per cents
 * @param {string} [dialect.times] the format of times of day
 * @param {string} [dialect.prefix] before the names of elements
 * @param {boolean} [dialect.absolute] parts are named from the root of the archive
 * @param {boolean} [dialect.strict] the namespaces of ISO 29500 Strict
 * @param {string[]} [dialect.merged] joined cells
 * @param {number} [dialect.emptyRows] formatted rows without content below the table
 * @param {string[]} [dialect.before] sheets that stand before it in the archive and behind it in the book
 */
export function workbook(table, dialect = {}) {
  const { texts = 'shared', places = true, epoch = 1900, dates = 14, times = 'h:mm', prefix = '' } = dialect;
  const {
    absolute = false,
    strict = false,
    merged = [],
    emptyRows = 0,
    wide = 0,
    isoDates = false,
    percents = 0,
  } = dialect;
  const shared = [];
  const p = prefix ? `${prefix}:` : '';
  const [ns, rel] = strict ? [strictMain, strictOffice] : [main, office];
  const root = prefix ? `xmlns:${prefix}="${ns}"` : `xmlns="${ns}"`;
  const shownText = (text) => `<${p}t xml:space="preserve">${escaped(text)}</${p}t>`;
  const keep = (content) => {
    const at = shared.indexOf(content);
    return at < 0 ? shared.push(content) - 1 : at;
  };
  const textCell = (place, text, style) => {
    if (texts === 'inline')
      return `<${p}c${place}${style} t="inlineStr"><${p}is>${shownText(text)}</${p}is></${p}c>`;
    if (texts === 'formula')
      return `<${p}c${place}${style} t="str"><${p}f>T("${escaped(text).replaceAll('"', '""')}")</${p}f><${p}v>${escaped(text)}</${p}v></${p}c>`;
    const half = Math.ceil(text.length / 2);
    const runs = [text.slice(0, half), text.slice(half)].map(
      (run, at) => `<${p}r>${at === 0 ? `<${p}rPr><${p}b/></${p}rPr>` : ''}${shownText(run)}</${p}r>`,
    );
    // What a reader is told of the sound of a text stands beside it and is no part of it.
    const content =
      texts === 'rich'
        ? `${runs.join('')}<${p}rPh sb="0" eb="1">${shownText('?')}</${p}rPh>`
        : shownText(text);
    return `<${p}c${place}${style} t="s"><${p}v>${keep(content)}</${p}v></${p}c>`;
  };
  const cellXml = (value, row, at) => {
    const place = places ? ` r="${columnOf(at)}${row + 1}"` : '';
    if (value === null || value === '') return places && wide === 0 ? '' : `<${p}c${place} s="3"/>`;
    if (typeof value === 'string') return textCell(place, value, row === 0 ? ' s="4"' : '');
    if (typeof value === 'number') return `<${p}c${place}><${p}v>${value}</${p}v></${p}c>`;
    if (typeof value === 'boolean') return `<${p}c${place} t="b"><${p}v>${value ? 1 : 0}</${p}v></${p}c>`;
    if (isPercent(value)) return `<${p}c${place} s="5"><${p}v>${value.percent / 100}</${p}v></${p}c>`;
    if (isoDates) return `<${p}c${place} s="1" t="d"><${p}v>${value.dated}</${p}v></${p}c>`;
    const style = /^\d\d?:/.test(value.dated) ? 2 : 1;
    return `<${p}c${place} s="${style}"><${p}v>${serialOf(value.dated, epoch)}</${p}v></${p}c>`;
  };
  const empty = Array.from({ length: emptyRows }, () => []);
  const rows = [...table, ...empty].map((cells, row) => {
    const all = [...cells, ...Array.from({ length: wide }, () => null)];
    const inner = all.map((value, at) => cellXml(value, row, at)).join('');
    return `<${p}row${places ? ` r="${row + 1}"` : ''}>${inner}</${p}row>`;
  });
  const joined = merged.map((range) => `<${p}mergeCell ref="${range}"/>`).join('');
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const formats = [
    ...(typeof dates === 'string'
      ? [`<${p}numFmt numFmtId="165" formatCode="${escaped(dates).replaceAll('"', '&quot;')}"/>`]
      : []),
    `<${p}numFmt numFmtId="166" formatCode="${escaped(times).replaceAll('"', '&quot;')}"/>`,
  ];
  const styles = [
    0,
    typeof dates === 'string' ? 165 : dates,
    166,
    0,
    49,
    ...(percents ? [percents] : []),
  ].map(
    (format, at) =>
      `<${p}xf numFmtId="${format}" fontId="${at === 4 ? 1 : 0}" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  );
  const part = (name) => (absolute ? `/xl/${name}` : name);
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="${absolute ? '/' : ''}xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<${p}workbook ${root} xmlns:r="${rel}"><${p}workbookPr${epoch === 1904 ? ' date1904="1"' : ''}/><${p}sheets><${p}sheet name="Sheet1" sheetId="1" r:id="rId1"/></${p}sheets></${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId2" Type="${rel}/styles" Target="${part('styles.xml')}"/><Relationship Id="rId1" Type="${rel}/worksheet" Target="${part('worksheets/sheet1.xml')}"/>${texts === 'shared' || texts === 'rich' ? `<Relationship Id="rId3" Type="${rel}/sharedStrings" Target="${part('sharedStrings.xml')}"/>` : ''}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${xml}<${p}worksheet ${root}><${p}sheetData>${rows.join('')}</${p}sheetData>${joined && `<${p}mergeCells count="${merged.length}">${joined}</${p}mergeCells>`}</${p}worksheet>`,
    'xl/styles.xml': `${xml}<${p}styleSheet ${root}><${p}numFmts count="${formats.length}">${formats.join('')}</${p}numFmts><${p}fonts count="2"><${p}font/><${p}font><${p}b/></${p}font></${p}fonts><${p}fills count="1"><${p}fill/></${p}fills><${p}borders count="1"><${p}border/></${p}borders><${p}cellStyleXfs count="1"><${p}xf/></${p}cellStyleXfs><${p}cellXfs count="${styles.length}">${styles.join('')}</${p}cellXfs></${p}styleSheet>`,
  };
  if (shared.length > 0)
    files['xl/sharedStrings.xml'] =
      `${xml}<${p}sst ${root} count="${shared.length}" uniqueCount="${shared.length}">${shared.map((content) => `<${p}si>${content}</${p}si>`).join('')}</${p}sst>`;
  return zip(files);
}
