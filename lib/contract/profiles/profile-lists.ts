import type { SectionKind } from './profile-section';
import type { CompleteProfile } from './profiles';

/** The collections of a profile by their kinds. */
export const profileLists = {
  education: 'educations',
  experience: 'experiences',
  achievement: 'achievements',
  reference: 'references',
  certificate: 'certificates',
  attribute: 'attributes',
} as const satisfies Record<SectionKind, keyof CompleteProfile>;

const same: Record<SectionKind, readonly string[]> = {
  education: ['degreeName', 'schoolName', 'fieldOfStudy'],
  experience: ['jobTitle', 'companyName'],
  achievement: ['title', 'issuingOrganization'],
  reference: ['name'],
  certificate: ['name', 'dateEarned'],
  attribute: ['kind', 'name'],
};

/** Whether a profile says the same already, in one of both languages. */
export function isKnownEntry(
  profile: CompleteProfile,
  { kind, data }: { kind: SectionKind; data: Record<string, unknown> },
): boolean {
  const fields: readonly Record<string, unknown>[] = profile[profileLists[kind]];
  const words = (entry: Record<string, unknown>, end: '' | 'Native') =>
    same[kind].map((name) =>
      String(entry[`${name}${end}`] ?? (end && entry[name]) ?? '')
        .trim()
        .toLowerCase(),
    );
  return (['', 'Native'] as const).some((end) => {
    const own = words(data, end);
    return own.some(Boolean) && fields.some((entry) => words(entry, end).join('\n') === own.join('\n'));
  });
}
