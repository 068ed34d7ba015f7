import { defaultOrganizationId, defaultSubjectIds } from './server-env';

/** Where the statements of a test stand. Server only; read where it is needed, as `public-settings` is. */
export interface QuestionnairePlace {
  organizationId: string;
  subjectId: string;
}

export function questionnairePlace(test: 'holland' | 'personality'): QuestionnairePlace {
  const { ORGANIZATION_ID, HOLLAND_SUBJECT_ID, MBTI_SUBJECT_ID } = process.env;
  const subjectId = test === 'holland' ? HOLLAND_SUBJECT_ID : MBTI_SUBJECT_ID;
  return {
    organizationId: ORGANIZATION_ID?.trim() || defaultOrganizationId,
    subjectId: subjectId?.trim() || defaultSubjectIds[test],
  };
}
