import { fileProblem } from '@/backend/services/files/file-problem';
import { drawCv as drawCvPdf } from '@/backend/services/papers/cv-paper';
import { drawPdf, drawReportCards } from '@/backend/services/papers/pdf-paper';
import { drawStudentCards } from '@/backend/services/papers/student-cards-paper';
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
