import type { PageAccess } from '@/lib/routes/page-entry';

/** The demo people who may open pages of a guarded kind; whoever is signed in may open the others. */
export const peopleFor: Partial<Record<PageAccess, readonly string[]>> = {
  advisor: ['advisor'],
  partner: ['partner', 'schoolAdmin', 'university'],
  bank: ['advisor', 'bank'],
};

/** The demo people who may open the sample of a page about one school: those who manage it. */
export const peopleOfSample: Partial<Record<string, readonly string[]>> = {
  '/partner/application/[id]': ['partner'],
  '/partner/enrollable-subjects/[schoolId]/edit/[subjectId]': ['partner'],
};
