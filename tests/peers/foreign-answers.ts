import { academicAnswers } from './answers/academic';
import { applicantAnswers } from './answers/applicant';
import { contentAnswers, newsAnswers } from './answers/content';
import { authAnswers, identityAnswers, userAnswers } from './answers/people';
import { questionAnswers } from './answers/questions';
import {
  fileAnswers,
  lmsAnswers,
  notificationAnswers,
  scheduleAnswers,
  shortLinkAnswers,
} from './answers/services';
import { marketingAnswers, recruitmentAnswers } from './answers/work';
import type { ForeignAnswer } from './foreign-answer';

/** By service, in the specification's order. */
export const foreignAnswers: Record<string, readonly ForeignAnswer[]> = {
  Authentication: authAnswers,
  'Questions and orientation': questionAnswers,
  Users: userAnswers,
  'User identity': identityAnswers,
  Schedule: scheduleAnswers,
  Notifications: notificationAnswers,
  'Profiles and vacancies': recruitmentAnswers,
  'Short links': shortLinkAnswers,
  'Learning and organizations': lmsAnswers,
  Files: fileAnswers,
  Articles: newsAnswers,
  'Schools and academic': academicAnswers,
  Applicants: applicantAnswers,
  'Banks, loans and campaigns': marketingAnswers,
  Content: contentAnswers,
};
