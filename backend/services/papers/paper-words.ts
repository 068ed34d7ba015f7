import enApplications from '@/messages/en/applications.json';
import enEducation from '@/messages/en/education.json';
import enPapers from '@/messages/en/printedPapers.json';
import kmApplications from '@/messages/km/applications.json';
import kmEducation from '@/messages/km/education.json';
import kmPapers from '@/messages/km/printedPapers.json';

export type PaperLocale = 'km' | 'en';

/** The words of the pages, for papers too. */
export const paperWords = {
  en: { ...enEducation, ...enApplications, papers: enPapers },
  km: { ...kmEducation, ...kmApplications, papers: kmPapers },
};
