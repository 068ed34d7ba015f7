import enAttended from '@/messages/en/school-day/attended.json';
import enApplications from '@/messages/en/admissions/applications.json';
import enCv from '@/messages/en/profiles/cv.json';
import enEducation from '@/messages/en/core/education.json';
import enLoan from '@/messages/en/loans/loan.json';
import enPrintedLoan from '@/messages/en/loans/printedLoan.json';
import enPapers from '@/messages/en/core/printedPapers.json';
import enSchoolPaper from '@/messages/en/school-day/schoolPaper.json';
import kmAttended from '@/messages/km/school-day/attended.json';
import kmApplications from '@/messages/km/admissions/applications.json';
import kmCv from '@/messages/km/profiles/cv.json';
import kmEducation from '@/messages/km/core/education.json';
import kmLoan from '@/messages/km/loans/loan.json';
import kmPrintedLoan from '@/messages/km/loans/printedLoan.json';
import kmPapers from '@/messages/km/core/printedPapers.json';
import kmSchoolPaper from '@/messages/km/school-day/schoolPaper.json';

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
