import type { ReactNode } from 'react';
import { type LayoutName, layoutNames } from '@/lib/routes/pages';
import type { LayoutProps } from './layout-props';

export type LayoutComponent = (props: LayoutProps) => ReactNode | Promise<ReactNode>;

/** Each layout comes on its own, so that a page carries the scripts of none but its own. */
const loaders: Partial<Record<LayoutName, () => Promise<LayoutComponent>>> & {
  default: () => Promise<LayoutComponent>;
} = {
  advisor: async () => (await import('./advisor-layout')).AdvisorLayout,
  default: async () => (await import('./default-layout')).DefaultLayout,
  detail: async () => (await import('./detail-layout')).DetailLayout,
  empty: async () => (await import('./empty-layout')).EmptyLayout,
  fixed: async () => (await import('./fixed-layout')).FixedLayout,
  'getting-started': async () => (await import('./getting-started-layout')).GettingStartedLayout,
  profile: async () => (await import('./profile-layout')).ProfileLayout,
  school: async () => (await import('./school-layout')).SchoolLayout,
};

const isLayoutName = (name: string): name is LayoutName => layoutNames.some((known) => known === name);

/** The layout of that name; an unknown one, or one without a face of its own, is the default. */
export const loadLayout = (name: string): Promise<LayoutComponent> =>
  ((isLayoutName(name) && loaders[name]) || loaders.default)();
