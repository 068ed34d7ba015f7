import enAttended from '@/messages/en/attended.json';
import enApplications from '@/messages/en/applications.json';
import enCv from '@/messages/en/cv.json';
import enEducation from '@/messages/en/education.json';
import enLoan from '@/messages/en/loan.json';
import enPrintedLoan from '@/messages/en/printedLoan.json';
import enPapers from '@/messages/en/printedPapers.json';
import enSchoolPaper from '@/messages/en/schoolPaper.json';
import kmAttended from '@/messages/km/attended.json';
import kmApplications from '@/messages/km/applications.json';
import kmCv from '@/messages/km/cv.json';
import kmEducation from '@/messages/km/education.json';
import kmLoan from '@/messages/km/loan.json';
import kmPrintedLoan from '@/messages/km/printedLoan.json';
import kmPapers from '@/messages/km/printedPapers.json';
import kmSchoolPaper from '@/messages/km/schoolPaper.json';

export type PaperLocale = 'km' | 'en';

/** The words of the pages, for papers too. */
export const paperWords = {
  en: {
    ...enEducation,
    cv: enCv,
    ...enApplications,
    papers: enPapers,
    loan: enLoan,
    printedLoan: enPrintedLoan,
    school: enSchoolPaper,
    attended: enAttended,
  },
  km: {
    ...kmEducation,
    cv: kmCv,
    ...kmApplications,
    papers: kmPapers,
    loan: kmLoan,
    printedLoan: kmPrintedLoan,
    school: kmSchoolPaper,
    attended: kmAttended,
  },
};

/** A text with its places filled. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
