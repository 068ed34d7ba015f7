import * as z from 'zod';
import { answer, answeredInstant, type Raw, recordId, textOr } from '../answers';
import { entryOf } from './profile-section';
import { achievement, attribute, certificate, education, experience, reference } from './profile-sections';

/**
 * `profileId` equals `id`. With `contactHidden`, the reader is neither the owner nor staff, and e-mail and phone are
 * null.
 */
const answeredFields = z.object({
  id: recordId,
  profileId: recordId,
  organizationId: recordId,
  userId: recordId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  location: z.string().nullable(),
  specialization: z.string().nullable(),
  aboutMe: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  shared: z.boolean(),
  contactHidden: z.boolean(),
  isDeleted: z.boolean(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

const profileAdded = ({ id, profileId, createdAt }: Raw) => ({
  id: textOr(profileId),
  profileId: textOr(id),
  organizationId: '-',
  firstName: '',
  lastName: '',
  email: null,
  phoneNumber: null,
  location: null,
  specialization: null,
  aboutMe: null,
  avatarUrl: null,
  shared: false,
  contactHidden: false,
  isDeleted: false,
  updatedAt: textOr(createdAt),
});
export const profile = answer(answeredFields, profileAdded);

const completeFields = answeredFields.extend({
  educations: z.array(entryOf(education)),
  experiences: z.array(entryOf(experience)),
  achievements: z.array(entryOf(achievement)),
  references: z.array(entryOf(reference)),
  certificates: z.array(entryOf(certificate)),
  attributes: z.array(entryOf(attribute)),
});
export const completeProfile = answer(completeFields, (raw) => ({
  ...profileAdded(raw),
  educations: [],
  experiences: [],
  achievements: [],
  references: [],
  certificates: [],
  attributes: [],
}));
