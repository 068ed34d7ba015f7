import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { provinceByCode } from '@/lib/domain/geography/geography';

const list = z.array(z.object({ code: z.string() }));
const codesByProvince = new Map<string, Promise<ReadonlySet<string>>>();

const readCodes = async (province: string): Promise<ReadonlySet<string>> => {
  const file = join(process.cwd(), 'public', 'data', 'high-schools', `${province}.json`);
  return new Set(list.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ code }) => code));
};

/** Whether the list of high schools in the browser has the code in this province. */
export async function isListedHighSchool(provinceCode: string, code: string): Promise<boolean> {
  if (!provinceByCode(provinceCode)) return false;
  const known = codesByProvince.get(provinceCode) ?? readCodes(provinceCode);
  codesByProvince.set(provinceCode, known);
  known.catch(() => codesByProvince.delete(provinceCode));
  return (await known).has(code);
}
