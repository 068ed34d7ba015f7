import type { PageTexts } from './page-texts-shape';
import type { BuiltPath } from './pages';

/** The pages about student loans. */
export const loanPageTexts = {
  '/loan': {
    title: 'loanPage.title',
    description: 'loanPage.description',
    indexable: true,
    messages: ['loan'],
  },
  '/profile/student-loan': { title: 'loanForm.title', messages: ['loan', 'loanForm', 'upload'] },
  '/profile/student-loan/detail': { title: 'loanForm.single', messages: ['loan', 'loanForm', 'upload'] },
  '/advisor/student-loan': { title: 'loanDesk.title', messages: ['loan', 'loanDesk'] },
  '/advisor/student-loan/[userid]/[slug]/detail': {
    title: 'loanDesk.single',
    messages: ['loan', 'loanDesk'],
  },
  '/advisor/student-loan/detail': {
    title: 'loanDesk.single',
    messages: ['chart', 'loan', 'loanDesk'],
  },
} satisfies Partial<Record<BuiltPath, PageTexts>>;
