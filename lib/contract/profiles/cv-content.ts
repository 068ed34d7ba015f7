import type { CvContent } from '@/lib/domain/profiles/cv-blocks';
import type { CompleteProfile } from './profiles';

/** A referee who was asked is shown once they have agreed. */
export const isShownReferee = ({ consent }: CompleteProfile['references'][number]): boolean =>
  consent?.state === 'not-needed' || consent?.state === 'agreed';

/** What a CV reads of a profile. */
export const cvContentOf = (profile: CompleteProfile): CvContent => ({
  profile,
  entries: {
    education: profile.educations,
    experience: profile.experiences,
    achievement: profile.achievements,
    certificate: profile.certificates,
    reference: profile.references.filter(isShownReferee),
  },
  attributes: profile.attributes,
});
