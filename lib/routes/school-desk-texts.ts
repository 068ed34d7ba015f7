import type { PageTexts } from './page-texts-shape';

/** The texts of the pages on which schools and their programs are managed. */
export const schoolDeskTexts = {
  '/advisor/enrollable-subjects/[schoolId]/edit/[subjectId]': {
    title: 'programDesk.single',
    messages: ['admissionRule', 'editor', 'education', 'programDesk'],
  },
  '/advisor/school-information': { title: 'schoolDesk.title', messages: ['education', 'schoolDesk'] },
  '/advisor/school-information/[schoolId]/detail': {
    title: 'schoolDesk.single',
    messages: ['editor', 'education', 'programDesk', 'scholarship', 'schoolDesk', 'schoolQuotes', 'upload'],
  },
  '/advisor/school-information/[schoolId]/subjects/[subjectId]': {
    title: 'programDesk.single',
    messages: ['admissionRule', 'editor', 'education', 'programDesk'],
  },
  '/advisor/school-information/create': {
    title: 'schoolDesk.create',
    messages: ['editor', 'education', 'schoolDesk'],
  },
  '/partner/dashboard': {
    title: 'partner.title',
    messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers', 'partner', 'people'],
  },
  '/partner/enrollable-subjects': {
    title: 'programDesk.title',
    messages: ['education', 'partner', 'programDesk'],
  },
  '/partner/enrollable-subjects/[schoolId]/edit/[subjectId]': {
    title: 'programDesk.single',
    messages: ['admissionRule', 'editor', 'education', 'programDesk'],
  },
  '/partner/info': { title: 'partner.info.title', messages: ['partner', 'people'] },
  '/partner/school-information': {
    title: 'schoolDesk.single',
    messages: ['editor', 'education', 'partner', 'programDesk', 'schoolDesk', 'schoolQuotes', 'upload'],
  },
} as const satisfies Record<string, PageTexts>;
