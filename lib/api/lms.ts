import { classTeachersResource } from '@/lib/contract/lms/class-teachers';
import { documentRequestsResource } from '@/lib/contract/lms/document-requests';
import { organizationsResource } from '@/lib/contract/lms/organizations';
import { recordsResource } from '@/lib/contract/lms/records';
import { createResourceClient } from './resource-client';

export const lmsApi = {
  organizations: createResourceClient(organizationsResource),
  records: createResourceClient(recordsResource),
  classTeachers: createResourceClient(classTeachersResource),
  documentRequests: createResourceClient(documentRequestsResource),
};
