/** Texts about the site itself; in the content query each kind is a folder. */
export const siteTextKinds = ['help', 'faq', 'policy', 'release-notes'] as const;
export type SiteTextKind = (typeof siteTextKinds)[number];

export const helpSections = [
  'admission',
  'become-partner',
  'self-discovery',
  'student-loan',
  'user-guide',
] as const;
export type HelpSection = (typeof helpSections)[number];
