import { stableId } from './stable-id';

/** A page of each desk whose address names a record that every demo has. */
export const deskSamples: Readonly<Record<string, string>> = {
  '/advisor/faqs/[articleid]/edit': `/advisor/faqs/${stableId('site-text:/faq/which-documents-do-i-need')}/edit`,
  '/advisor/help-center/[articleid]/edit': `/advisor/help-center/${stableId('site-text:/help/admission')}/edit`,
  '/advisor/category/[categoryid]/edit': '/advisor/category/accounting/edit',
};
