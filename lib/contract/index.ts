import { resources as accounts } from './accounts';
import { resources as admissions } from './admissions';
import { resources as articles } from './articles';
import { resources as campaigns } from './campaigns';
import { resources as careers } from './careers';
import { resources as events } from './events';
import { resources as files } from './files';
import { resources as loans } from './loans';
import { resources as notices } from './notices';
import { resources as orientation } from './orientation';
import { resources as profiles } from './profiles';
import { resources as questions } from './questions';
import { resources as review } from './review';
import { resources as schoolDay } from './school-day';
import { resources as schools } from './schools';
import { resources as search } from './search';
import { resources as visits } from './visits';

import type { Resource } from './endpoint';

/** Every resource by its feature; for the backend, tests and scripts only, so that no page carries all schemas. */
const resourcesOf = {
  accounts,
  admissions,
  articles,
  campaigns,
  careers,
  events,
  files,
  loans,
  notices,
  orientation,
  profiles,
  questions,
  review,
  'school-day': schoolDay,
  schools,
  search,
  visits,
} as const;

export const contract = [
  ...accounts,
  ...admissions,
  ...articles,
  ...campaigns,
  ...careers,
  ...events,
  ...files,
  ...loans,
  ...notices,
  ...orientation,
  ...profiles,
  ...questions,
  ...review,
  ...schoolDay,
  ...schools,
  ...search,
  ...visits,
] as const;

/** What a site answers: the resources of the features that it has. @param without the features that it leaves out */
export const resourcesWithout = (without: ReadonlySet<string>): Resource[] =>
  Object.entries(resourcesOf).flatMap(([name, resources]) => (without.has(name) ? [] : [...resources]));
