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

/**
 * A workbook with the places of its cells written in: the format lets a writer leave them out, and the reader needs them. Programs that
 * write reports as a stream do so.
 */
export async function placeCells(file: Blob): Promise<Blob> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const entries = Object.entries(parts).map(([name, bytes]) => [
    name,
    /worksheets\/[^/]+\.xml$/u.test(name) ? strToU8(placed(strFromU8(bytes))) : bytes,
  ]);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(entries) as typeof parts, { level: 0 }))]);
}
