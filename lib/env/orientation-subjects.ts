import { organizationId } from './organization';
import { defaultSubjectIds } from './server-env';

/** The subject ids of the tests' statements. Server only; read on use, like `public-settings`. */
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
