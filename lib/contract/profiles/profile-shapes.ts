import * as z from 'zod';
import { answer, answeredInstant, type Raw, recordId, textOr } from '../answers';
import { cvSettings, newCv, nothingOpen, openParts } from './profile-settings';
import { entryOf } from './profile-section';
import { achievement, attribute, certificate, education, experience, reference } from './profile-sections';

/**
 * `profileId` equals `id`. With `contactHidden`, the reader may see neither e-mail nor phone, and both are null. A field
 * that ends in `Native` is the Khmer one.
 */
const answeredFields = z.object({
  id: recordId,
  profileId: recordId,
  organizationId: recordId,
  userId: recordId,
  firstName: z.string(),
  firstNameNative: z.string().nullable(),
  lastName: z.string(),
  lastNameNative: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  location: z.string().nullable(),
  locationNative: z.string().nullable(),
  specialization: z.string().nullable(),
  specializationNative: z.string().nullable(),
  aboutMe: z.string().nullable(),
  aboutMeNative: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  shared: z.boolean(),
  contactHidden: z.boolean(),
  openParts,
  cv: cvSettings,
  version: z.int(),
  isDeleted: z.boolean(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

const profileAdded = ({ id, profileId, createdAt }: Raw) => ({
  id: textOr(profileId),
  profileId: textOr(id),
  organizationId: '-',
  firstName: '',
  firstNameNative: null,
  lastName: '',
  lastNameNative: null,
  email: null,
  phoneNumber: null,
  location: null,
  locationNative: null,
  specialization: null,
  specializationNative: null,
  aboutMe: null,
  aboutMeNative: null,
  avatarUrl: null,
  shared: false,
  contactHidden: false,
  openParts: nothingOpen,
  cv: newCv,
  version: 0,
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
  /** What the printed CV cannot show; said to its owner. */
  missingLetters: z.array(z.string()).optional(),
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
