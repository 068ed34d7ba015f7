import { campaignDeskResource } from './campaign-desk';
import { campaignRegistrationsResource } from './campaign-registrations';
import { campaignsResource } from './campaigns';

/** What backends answer for this feature. */
export const resources = [campaignDeskResource, campaignRegistrationsResource, campaignsResource] as const;
