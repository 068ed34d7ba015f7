import { communityResource } from './community';
import { liveResource } from './live';
import { messagesResource } from './messages';
import { questionsResource } from './questions';
import { tagsResource } from './tags';
import { userAnswersResource } from './user-answers';

/** What backends answer for this feature. */
export const resources = [
  communityResource,
  tagsResource,
  questionsResource,
  userAnswersResource,
  messagesResource,
  liveResource,
] as const;
