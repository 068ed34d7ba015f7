import { ownInterviewsResource } from '@/lib/contract/careers/own-interviews';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: public pages need nothing else of that service. */
export const ownInterviewsApi = createResourceClient(ownInterviewsResource);
