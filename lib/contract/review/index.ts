import { reportsResource } from './reports';
import { waitingResource } from './waiting';

/** What backends answer for this feature. */
export const resources = [reportsResource, waitingResource] as const;
