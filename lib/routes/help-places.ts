import { type HelpSection, helpSections } from '@/lib/domain/articles/site-texts';
import { type Href, href } from './href';

export const isHelpSection = (slug: string): slug is HelpSection =>
  helpSections.some((section) => section === slug);

/** The five sections have pages with their own names, every other help text has one by its slug. */
export const helpHref = (slug: string): Href =>
  isHelpSection(slug)
    ? href(`/help-center/categories/${slug}`)
    : href('/help-center/categories/[slug]', { slug });
