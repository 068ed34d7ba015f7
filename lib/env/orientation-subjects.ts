import { organizationId } from './organization';
import { defaultSubjectIds } from './server-env';

/** Where the statements of a test stand. Server only; read where it is needed, as `public-settings` is. */
export interface QuestionnairePlace {
  organizationId: string;
  subjectId: string;
}

export function questionnairePlace(test: 'holland' | 'personality'): QuestionnairePlace {
  const { HOLLAND_SUBJECT_ID, MBTI_SUBJECT_ID } = process.env;
  const subjectId = test === 'holland' ? HOLLAND_SUBJECT_ID : MBTI_SUBJECT_ID;
  return {
    organizationId: organizationId(),
    subjectId: subjectId?.trim() || defaultSubjectIds[test],
  };
}
