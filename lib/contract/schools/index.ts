import { categoriesResource } from './categories';
import { contentRevisionsResource } from './content-revisions';
import { partnerRequestsResource } from './partner-requests';
import { remindersResource } from './reminders';
import { scholarshipsResource } from './scholarships';
import { schoolSettingsResource } from './school-settings';
import { schoolStandingResource } from './school-standing';
import { schoolsResource } from './schools';
import { structureChangesResource, unitChangesResource } from './structure-changes';
import { structuresResource } from './structures';
import { subjectsResource } from './subjects';
import { suggestionsResource } from './suggestions';

/** What backends answer for this feature. */
export const resources = [
  schoolsResource,
  schoolStandingResource,
  contentRevisionsResource,
  categoriesResource,
  subjectsResource,
  suggestionsResource,
  remindersResource,
  scholarshipsResource,
  partnerRequestsResource,
  structuresResource,
  structureChangesResource,
  unitChangesResource,
  schoolSettingsResource,
] as const;
