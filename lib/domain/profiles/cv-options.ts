/** The parts of a CV below its head, in the order of a new one. */
export const cvParts = [
  'about',
  'education',
  'experience',
  'achievement',
  'certificate',
  'skill',
  'language',
  'hobby',
  'reference',
] as const;
export type CvPart = (typeof cvParts)[number];

export const cvLanguages = ['km', 'en', 'both'] as const;
export type CvLanguage = (typeof cvLanguages)[number];

/** One column reads best for programs of employers; a side column shows more at one sight. */
export const cvLayouts = ['column', 'side'] as const;
export type CvLayout = (typeof cvLayouts)[number];

/** Short parts: in one column they stand together, else beside the others. */
export const listedParts = ['skill', 'language', 'hobby'] as const satisfies CvPart[];
const sideParts: readonly CvPart[] = [...listedParts, 'certificate', 'reference'];
/** Whether a part stands in the narrow column of a layout with two. */
export const isBeside = (part: CvPart): boolean => sideParts.includes(part);

/** The order with one part moved by some places; its ends are the ends of the list. */
export const movedPart = (parts: readonly CvPart[], part: CvPart, to: number): CvPart[] => {
  const others = parts.filter((each) => each !== part);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, part);
};

/** Each is dark enough for text on white, 4.5 to 1 at least. */
export const cvAccents = {
  teal: '#0f766e',
  blue: '#1d4ed8',
  plum: '#7e22ce',
  wine: '#9f1239',
  brown: '#7c4a1e',
  black: '#1f2937',
} as const;
export type CvAccent = keyof typeof cvAccents;
export const cvAccentNames = ['teal', 'blue', 'plum', 'wine', 'brown', 'black'] as const satisfies CvAccent[];

/** What readers see only where the person says so. */
export const openPartNames = ['contacts', 'location', 'photo', 'referees'] as const;
/** What is shown to everyone only of somebody who is known to be an adult. */
export const partsOfAdults: readonly (typeof openPartNames)[number][] = ['contacts', 'location', 'photo'];

/** Sala's own bounds. A link ends after at most a year. */
export const profileLinkLimits = { labelMax: 80, linksMax: 20, daysMax: 365, daysUnsaid: 90 } as const;
