import { reportsResource } from '@/lib/contract/review/reports';
import { createResourceClient } from './resource-client';

/** By itself, because the menu of every advisor's page counts what waits. */
export const reportsApi = createResourceClient(reportsResource);
