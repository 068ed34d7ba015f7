import { findingsResource } from './findings';
import { siteSearchResource } from './site-search';

/** What backends answer for this feature. */
export const resources = [siteSearchResource, findingsResource] as const;
