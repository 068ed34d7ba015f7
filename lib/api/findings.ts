import { findingsResource } from '@/lib/contract/search/findings';
import { createResourceClient } from './resource-client';

/** By itself: only who opens the search of a desk needs it. */
export const findingsApi = createResourceClient(findingsResource);
