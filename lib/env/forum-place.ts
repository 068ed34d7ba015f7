import { organizationId } from './organization';
import { defaultSubjectIds } from './server-env';

/** Where questions of people stand that are about no programme. Server only; read on use. */
export interface ForumPlace {
  organizationId: string;
  subjectId: string;
}

export const forumPlace = (): ForumPlace => ({
  organizationId: organizationId(),
  subjectId: process.env.CONNECT_SUBJECT_ID?.trim() || defaultSubjectIds.connect,
});
