import { ownVacanciesResource } from '@/lib/contract/careers/own-vacancies';
import { createResourceClient } from './resource-client';

/** Apart from `recruitmentApi`: lists with its hearts need nothing else of that service. */
export const ownVacanciesApi = createResourceClient(ownVacanciesResource);
