import { applicantsResource } from '@/lib/contract/applicant/applicants';
import { createResourceClient } from './resource-client';

export const applicantApi = { applicants: createResourceClient(applicantsResource) };
