import { type LayoutName, layoutNames } from '@/lib/routes/page-entry';

/**
 * Which file renders a layout. `app/[locale]/(name)/layout.tsx` names it itself, because every component that a
 * server module could load is sent with every page (measured: 50 kB). An architecture test compares both.
 */
export const layoutFiles = {
  advisor: 'advisor-layout',
  default: 'default-layout',
  'default-two': 'default-two-layout',
  detail: 'detail-layout',
  empty: 'empty-layout',
  fixed: 'fixed-layout',
  fullscreen: 'fullscreen-layout',
  'getting-started': 'getting-started-layout',
  profile: 'profile-layout',
  school: 'school-layout',
  'student-portal': 'student-portal-layout',
  university: 'university-layout',
} as const satisfies Partial<Record<LayoutName, string>>;

type DrawnLayout = keyof typeof layoutFiles;
const isDrawn = (name: string): name is DrawnLayout =>
  layoutNames.some((known) => known === name) && name in layoutFiles;

/** The layout for a name: itself, or the default when it is unknown or not built. */
export const layoutFor = (name: string): DrawnLayout => (isDrawn(name) ? name : 'default');
