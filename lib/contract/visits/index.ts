import { schoolVisitsResource } from './school-visits';
import { visitGuestsResource } from './visit-guests';

/** What backends answer for this feature. */
export const resources = [schoolVisitsResource, visitGuestsResource] as const;
