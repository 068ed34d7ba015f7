import { fileProblem } from '@/backend/core/files/file-problem';
import { drawCv as drawCvPdf } from '@/backend/features/profiles/services/cv-paper';
import { drawPdf, drawReportCards } from '@/backend/core/papers/pdf-paper';
import { drawStudentCards } from '@/backend/core/papers/student-cards-paper';
import { readTableText } from '@/backend/spreadsheet/table-text';

/** What the threads of `backend/work/threads.ts` do, by name; each gets its arguments as one list. */
const inThread =
  <Input extends unknown[], Result>(work: (...input: Input) => Result) =>
  (input: Input): Result =>
    work(...input);

export const checkFile = inThread(fileProblem);
export const drawPaper = inThread(drawPdf);
export const drawReports = inThread(drawReportCards);
export const drawCv = inThread(drawCvPdf);
export const drawCards = inThread(drawStudentCards);
export const readTable = inThread(readTableText);
