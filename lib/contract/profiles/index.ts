import { profileLinksResource } from './profile-links';
import { profileSectionResources } from './profile-sections';
import { profileWorkResource } from './profile-work';
import { completeProfilesResource, profilesResource } from './profiles';
import { refereesResource } from './referees';

/** What backends answer for this feature. */
export const resources = [
  profilesResource,
  completeProfilesResource,
  profileLinksResource,
  refereesResource,
  profileWorkResource,
  ...profileSectionResources,
] as const;
