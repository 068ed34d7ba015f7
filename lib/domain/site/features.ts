/** What Sala offers, in packages. A school asks for what it wants; everything for students can be used at once. */
export const schoolPackages = [
  { key: 'presence', features: ['schoolPage', 'programList', 'scholarshipList'] },
  { key: 'admission', features: ['onlineForm', 'ownSteps', 'applicantList'] },
  { key: 'reach', features: ['eventPosts', 'vacancyPosts', 'offerPosts'] },
] as const;

export const studentPackages = [
  { key: 'decide', features: ['tests', 'schoolSearch', 'courseSearch', 'scholarshipSearch'] },
  { key: 'apply', features: ['enrollmentGuide', 'oneForm', 'tracking', 'favorites'] },
  { key: 'grow', features: ['articles', 'careers', 'events', 'vacancies'] },
] as const;

export type SchoolFeature = (typeof schoolPackages)[number]['features'][number];
type StudentFeature = (typeof studentPackages)[number]['features'][number];
export type Feature = SchoolFeature | StudentFeature;

export const schoolFeatures: readonly SchoolFeature[] = schoolPackages.flatMap(({ features }) => [
  ...features,
]);

export const isSchoolFeature = (value: string): value is SchoolFeature =>
  schoolFeatures.some((feature) => feature === value);

/** The features of a package; none for what is no package. */
export const featuresOfPackage = (key: string | null): readonly SchoolFeature[] =>
  schoolPackages.find((each) => each.key === key)?.features ?? [];
