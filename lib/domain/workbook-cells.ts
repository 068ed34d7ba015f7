const tag = /<((?:\w+:)?)(row|c)(\s[^>]*?)?(\/?)>/gu;
const ownPlace = /\sr="([A-Z]*)(\d*)"/u;
const letters = 26;

const columnAt = (column: number): string =>
  (column < letters ? '' : columnAt(Math.floor(column / letters) - 1)) +
  String.fromCharCode(65 + (column % letters));
const columnOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - 64, 0) - 1;

/** A sheet in which each row and cell says where it is; what says nothing follows the one before. */
function placed(sheet: string): string {
  let row = 0;
  let column = -1;
  return sheet.replace(tag, (_, prefix: string, name: string, attributes = '', end: string) => {
    const [, ownColumn = '', ownRow = ''] = ownPlace.exec(attributes) ?? [];
    if (name === 'row') {
      row = ownRow === '' ? row + 1 : Number(ownRow);
      column = -1;
    } else column = ownColumn === '' ? column + 1 : columnOf(ownColumn);
    const place = name === 'row' ? String(row) : `${columnAt(column)}${row}`;
    return `<${prefix}${name} r="${place}"${attributes.replace(ownPlace, '')}${end}>`;
  });
}

const isSheet = (name: string) => /worksheets\/[^/]+\.xml$/u.test(name);

/** A workbook whose sheets are written anew. */
async function withSheets(file: Blob, change: (sheet: string) => string): Promise<Blob> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  for (const name of Object.keys(parts).filter(isSheet))
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())));
  return new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]);
}

/**
 * A workbook with the places of its cells written in: the format lets a writer leave them out, and the reader needs them. Programs that
 * write reports as a stream do so.
 */
export const placeCells = (file: Blob): Promise<Blob> => withSheets(file, placed);

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(element)?.[1] ?? '';
const builtInPercents = ['9', '10'];

/** Which styles of cells show a number as per cent. */
function percentStyles(styles: string): ReadonlySet<string> {
  const own = (styles.match(/<(?:\w+:)?numFmt\s[^>]*>/gu) ?? []).filter((format) =>
    attribute(format, 'formatCode').includes('%'),
  );
  const formats = new Set([...builtInPercents, ...own.map((format) => attribute(format, 'numFmtId'))]);
  const [cells = ''] = /<(?:\w+:)?cellXfs\b.*?<\/(?:\w+:)?cellXfs>/su.exec(styles) ?? [];
  const numbers = (cells.match(/<(?:\w+:)?xf\s[^>]*>/gu) ?? []).flatMap((style, at) =>
    formats.has(attribute(style, 'numFmtId')) ? [String(at)] : [],
  );
  return new Set(numbers);
}

const cellWithNumber =
  /(<(?:\w+:)?c\s[^>]*>(?:<(?:\w+:)?f\b[^<]*(?:<\/(?:\w+:)?f>)?)?<(?:\w+:)?v>)(-?[\d.]+(?:e-?\d+)?)(?=<)/giu;
/** So many digits of a number are kept exactly. */
const exactDigits = 12;

/** A workbook in which 12.5% is 12.5 and not 0.125: as its people see it. The file itself where it shows none. */
export async function showPercents(file: Blob): Promise<Blob> {
  const { strFromU8, unzipSync } = await import('fflate');
  const stylesOnly = { filter: ({ name }: { name: string }) => name === 'xl/styles.xml' };
  const found = unzipSync(new Uint8Array(await file.arrayBuffer()), stylesOnly);
  const percents = percentStyles(strFromU8(found['xl/styles.xml'] ?? new Uint8Array()));
  if (percents.size === 0) return file;
  return withSheets(file, (sheet) =>
    sheet.replace(cellWithNumber, (whole, before: string, value: string) => {
      const isPercent = ['', 'n'].includes(attribute(before, 't')) && percents.has(attribute(before, 's'));
      return isPercent ? before + Number((Number(value) * 100).toPrecision(exactDigits)) : whole;
    }),
  );
}
