import { schoolRequestsResource } from '@/lib/contract/admissions/school-requests';
import { createResourceClient } from './resource-client';

/** What people ask schools for; apart from applications, which many pages read. */
export const schoolRequestApi = createResourceClient(schoolRequestsResource);
