import { heavyWorkLimits } from '@/backend/limits';
import { createTurns } from './turns';

/**
 * The lines of this process for work that would hold up everybody. Each kind has its own: nobody's log-in waits for
 * printed papers.
 */
export const heavyWork = {
  /** Hashes of PINs and passwords: a core and 19 MB each, in Node's own threads. */
  secrets: createTurns(heavyWorkLimits.secrets),
  /** Checks of uploaded files: PDFs in a thread, pictures in sharp's. */
  files: createTurns(heavyWorkLimits.files),
  /** Pictures that are drawn or made smaller, in sharp's threads. */
  pictures: createTurns(heavyWorkLimits.pictures),
  /** Papers drawn as PDF, in a thread. */
  papers: createTurns(heavyWorkLimits.papers),
  /** CVs drawn as PDF, in a thread: no paper of a school waits for what anybody writes about themselves. */
  cvs: createTurns(heavyWorkLimits.cvs),
  /** Tables that are read, in a thread. */
  tables: createTurns(heavyWorkLimits.tables),
  /** Marks of a whole course or class, read and summed up in this thread. */
  marks: createTurns(heavyWorkLimits.marks),
  /** Parts of lists that are written as CSV, beside the database. */
  exports: createTurns(heavyWorkLimits.exports),
};
