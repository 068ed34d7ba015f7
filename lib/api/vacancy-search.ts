import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: the list of jobs needs nothing else of that service. */
export const vacancySearchApi = createResourceClient(vacancySearchResource);
