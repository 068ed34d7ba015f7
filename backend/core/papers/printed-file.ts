import type { PrintedFile } from '@/lib/contract/printed-file';
import { printedPapersStored } from '@/backend/limits';
import { createResultMemory } from '@/backend/work/result-memory';
import type { Asker } from '@/backend/work/turns';
import { heavyWork } from '@/backend/work/heavy-work';
import { threadCall } from '@/backend/work/threads';
import type { Paper } from './paper';
import type { drawPdf, drawReportCards } from './pdf-paper';
import type { CardSheet, drawStudentCards } from './student-cards-paper';

const draw = threadCall<typeof drawPdf>('drawPaper');
const drawReports = threadCall<typeof drawReportCards>('drawReports');
const drawCards = threadCall<typeof drawStudentCards>('drawCards');
const memory = createResultMemory<string>(printedPapersStored);

/**
 * A paper as the calls answer it, named after its kind and its reference. What it says is its key: the same version in
 * the same language is drawn once.
 * @param who asks for it
 * @throws 503 when too many papers wait
 */
export async function printedFileOf(who: Asker, kind: string, paper: Paper): Promise<PrintedFile> {
  const content = await memory.get(JSON.stringify(paper), () =>
    heavyWork.papers.take(who, (signal) => draw([paper], signal)),
  );
  return { fileName: `sala-${kind}-${paper.reference}.pdf`, type: 'application/pdf', content };
}

/** The report cards of a class as a file. @throws 503 when too many papers wait */
export async function printedReportsOf(
  who: Asker,
  papers: readonly Paper[],
  fileName: string,
): Promise<PrintedFile> {
  const content = await heavyWork.papers.take(who, (signal) => drawReports([papers], signal));
  return { fileName, type: 'application/pdf', content };
}

/** The cards of students as a file. @throws 503 when too many papers wait */
export async function printedCardsOf(who: Asker, sheet: CardSheet, fileName: string): Promise<PrintedFile> {
  const content = await heavyWork.papers.take(who, (signal) => drawCards([sheet], signal));
  return { fileName, type: 'application/pdf', content };
}
