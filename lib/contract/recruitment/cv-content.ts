import type { CvContent } from '@/lib/domain/recruitment/cv-blocks';
import type { CompleteProfile } from './profiles';

/** What a CV reads of a profile. */
export const cvContentOf = (profile: CompleteProfile): CvContent => ({
  profile,
  entries: {
    education: profile.educations,
    experience: profile.experiences,
    achievement: profile.achievements,
    certificate: profile.certificates,
    reference: profile.references,
  },
  attributes: profile.attributes,
});
