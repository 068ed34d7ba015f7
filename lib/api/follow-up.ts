import { followUpsResource } from '@/lib/contract/follow-up/follow-ups';
import { createResourceClient } from './resource-client';

export const followUpApi = { followUps: createResourceClient(followUpsResource) };
