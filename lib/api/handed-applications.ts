import { handedApplicationsResource } from '@/lib/contract/careers/handed-applications';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: an employer's page needs nothing else of that service. */
export const handedApplicationsApi = createResourceClient(handedApplicationsResource);
