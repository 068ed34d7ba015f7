import { appendFileSync } from 'node:fs';

const file = process.env['NOTE_STATEMENTS'];
const noted = new Set<string>();

/** Writes each statement of the tests once into the file that `NOTE_STATEMENTS` names; `tests/run/note-release.ts` sets it. */
export const noteStatement = (text: string): void => {
  if (!file || noted.has(text)) return;
  noted.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
};
