import type { Feature } from '@/lib/domain/site/features';
import { type Href, href } from '@/lib/routes/href';

/** Where each feature can be seen at work. */
export const featurePlaces: Readonly<Record<Feature, Href>> = {
  schoolPage: href('/explore', undefined, { verified: true }),
  programList: href('/course'),
  scholarshipList: href('/scholarship'),
  onlineForm: href('/enrollment'),
  ownSteps: href('/help-center/categories/become-partner'),
  applicantList: href('/help-center/categories/become-partner'),
  eventPosts: href('/events'),
  vacancyPosts: href('/job'),
  offerPosts: href('/earlybird'),
  tests: href('/orientation-test'),
  schoolSearch: href('/explore'),
  courseSearch: href('/course'),
  scholarshipSearch: href('/scholarship'),
  enrollmentGuide: href('/enrollment'),
  oneForm: href('/profile/applications/create'),
  tracking: href('/profile/applications'),
  favorites: href('/profile/favorite'),
  articles: href('/articles'),
  careers: href('/career'),
  events: href('/events'),
  vacancies: href('/job'),
};
