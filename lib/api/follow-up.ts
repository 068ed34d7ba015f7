import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { createResourceClient } from './resource-client';

export const followUpApi = { followUps: createResourceClient(followUpsResource) };
