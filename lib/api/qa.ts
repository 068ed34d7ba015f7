import { communityResource } from '@/lib/contract/qa/community';
import { orientationResource } from '@/lib/contract/qa/orientation';
import { questionsResource } from '@/lib/contract/qa/questions';
import { sharePictureResource } from '@/lib/contract/qa/share-pictures';
import { tagsResource } from '@/lib/contract/qa/tags';
import { userAnswersResource } from '@/lib/contract/qa/user-answers';
import { createResourceClient } from './resource-client';

export const qaApi = {
  community: createResourceClient(communityResource),
  tags: createResourceClient(tagsResource),
  questions: createResourceClient(questionsResource),
  userAnswers: createResourceClient(userAnswersResource),
  orientation: createResourceClient(orientationResource),
  sharePictures: createResourceClient(sharePictureResource),
};
