import noteRows from '../data/major-notes.json';

type InBoth = { en: string; km: string };
/** What a major is about and what its graduates do; both stand inside a sentence. */
export type MajorNotes = { topics: InBoth; jobs: InBoth };

const notes: Readonly<Record<string, MajorNotes | undefined>> = noteRows;

/** undefined for a major that staff have added. */
export const majorNotesOf = (code: string): MajorNotes | undefined => notes[code];
export const notedMajors: readonly string[] = Object.keys(noteRows);
