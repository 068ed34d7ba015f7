import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const packable = /\.(?:js|css)$/;
const worthPackingBytes = 1024;
/** The highest level needs three times as long for 2 %. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/**
 * Writes a Brotli copy beside each script and style sheet of a build. They never change, so a level is affordable that
 * is too slow for answers.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function packBuild(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    packable.test(path),
  );
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      if (bytes.length < worthPackingBytes) return;
      await writeFile(join(folder, `${path}.br`), await promisify(brotliCompress)(bytes, { params }));
    }),
  );
}
