import { applicationsResource } from '@/lib/contract/application/applications';
import { createResourceClient } from './resource-client';

export const applicationApi = { applications: createResourceClient(applicationsResource) };
