import { communityResource } from '@/lib/contract/questions/community';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { questionsResource } from '@/lib/contract/questions/questions';
import { sharePictureResource } from '@/lib/contract/orientation/share-pictures';
import { tagsResource } from '@/lib/contract/questions/tags';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { createResourceClient } from './resource-client';

export const qaApi = {
  community: createResourceClient(communityResource),
  tags: createResourceClient(tagsResource),
  questions: createResourceClient(questionsResource),
  userAnswers: createResourceClient(userAnswersResource),
  orientation: createResourceClient(orientationResource),
  sharePictures: createResourceClient(sharePictureResource),
};
