import type { PrintedFile } from '@/lib/contract/printed-file';
import type { Paper } from './paper';
import { pdfOf } from './pdf-paper';

/** A paper as the calls answer it, named after its kind and its reference. */
export async function printedFileOf(kind: string, paper: Paper): Promise<PrintedFile> {
  const pdf = await pdfOf(paper);
  return {
    fileName: `sala-${kind}-${paper.reference}.pdf`,
    type: 'application/pdf',
    content: pdf.toString('base64'),
  };
}
