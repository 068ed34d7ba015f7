export const layoutNames = [
  'advisor',
  'default',
  'default-two',
  'detail',
  'empty',
  'fixed',
  'fullscreen',
  'getting-started',
  'profile',
  'school',
  'student-portal',
  'university',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/**
 * public: anyone. user: signed in, else `/login?redirect=…`. advisor: the role, else 404. partner: the people who
 * manage a school (partner, school admin, university), else 404. bank: advisors and the staff of a bank, else 404.
 * owner-or-shared: the owner, or anyone while the owner shares it, else 404.
 */
export type PageAccess = 'public' | 'user' | 'advisor' | 'partner' | 'bank' | 'owner-or-shared';

export interface PageEntry {
  /** The route below `app/[locale]` in Next's notation, without groups. */
  path: `/${string}`;
  layout: LayoutName;
  access: PageAccess;
  /** The status of its address, when it is not 200. */
  answers?: 400 | 401;
}
