import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@/lib/domain/khmer/khmer';
import universityNames from './real-university-names.json';

const highSchoolFolder = join(process.cwd(), 'public', 'data', 'high-schools');

/** Folded names and abbreviations of real institutions in both languages; no invented institution may have one. */
export function realInstitutionNames(): Set<string> {
  const highSchools = readdirSync(highSchoolFolder).flatMap(
    (file) => JSON.parse(readFileSync(join(highSchoolFolder, file), 'utf8')) as { km: string }[],
  );
  return new Set([...universityNames.flat(), ...highSchools.map(({ km }) => km)].filter(Boolean).map(fold));
}
