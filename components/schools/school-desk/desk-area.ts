import { href, type Href, type HrefQuery } from '@/lib/routes/href';

/** The addresses of the same desk for advisors and for the managers of a school. */
export interface DeskArea {
  school: (schoolId: string, query?: HrefQuery) => Href;
  /** The editor of a program; `newProgram` in place of an id adds one. */
  program: (schoolId: string, subjectId: string) => Href;
}

export const newProgram = 'new';

export const advisorArea: DeskArea = {
  school: (schoolId, query) => href('/advisor/school-information/[schoolId]/detail', { schoolId }, query),
  program: (schoolId, subjectId) =>
    href('/advisor/school-information/[schoolId]/subjects/[subjectId]', { schoolId, subjectId }),
};

export const partnerArea: DeskArea = {
  school: (schoolId, query) => href('/partner/school-information', undefined, { schoolId, ...query }),
  program: (schoolId, subjectId) =>
    href('/partner/enrollable-subjects/[schoolId]/edit/[subjectId]', { schoolId, subjectId }),
};
