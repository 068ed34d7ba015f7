import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: public pages need nothing else of that service. */
export const vacanciesApi = createResourceClient(vacanciesResource);
