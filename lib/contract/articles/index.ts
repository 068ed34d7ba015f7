import { articlesResource } from './articles';
import { contentResource } from './content';
import { siteTextsResource } from './site-texts';
import { articleVersionsResource, siteTextVersionsResource } from './text-versions';

/** What backends answer for this feature. */
export const resources = [
  articlesResource,
  contentResource,
  siteTextsResource,
  articleVersionsResource,
  siteTextVersionsResource,
] as const;
