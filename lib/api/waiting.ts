import { waitingResource } from '@/lib/contract/review/waiting';
import { createResourceClient } from './resource-client';

/** By itself, because the menu of every page of staff counts what waits. */
export const waitingApi = createResourceClient(waitingResource);
