import { communityRoutes } from './community';
import { tagRoutes } from './tags';
import { orientationRoutes } from './orientation';
import { questionRoutes } from './questions';
import { sharePictureRoutes } from './share-pictures';
import { userAnswerRoutes } from './user-answers';

/** Questions of people and of questionnaires. */
export const qaRoutes = [
  questionRoutes,
  userAnswerRoutes,
  communityRoutes,
  tagRoutes,
  orientationRoutes,
  sharePictureRoutes,
];
