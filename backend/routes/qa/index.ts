import { communityRoutes } from '@/backend/features/questions/handlers/community';
import { tagRoutes } from '@/backend/features/questions/handlers/tags';
import { orientationRoutes } from '@/backend/features/orientation/handlers/orientation';
import { questionRoutes } from '@/backend/features/questions/handlers/questions';
import { sharePictureRoutes } from '@/backend/features/orientation/handlers/share-pictures';
import { userAnswerRoutes } from '@/backend/features/questions/handlers/user-answers';

/** Questions of people and of questionnaires. */
export const qaRoutes = [
  questionRoutes,
  userAnswerRoutes,
  communityRoutes,
  tagRoutes,
  orientationRoutes,
  sharePictureRoutes,
];
