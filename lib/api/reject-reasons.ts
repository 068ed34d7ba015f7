import { rejectReasonsResource } from '@/lib/contract/careers/reject-reasons';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: the public page of a vacancy needs nothing else of that service. */
export const rejectReasonsApi = createResourceClient(rejectReasonsResource);
