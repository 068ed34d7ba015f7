import { href, type Href } from './href';

/** The page of a campaign; the one that the specification names has an address of its own. */
export const campaignHref = (slug: string): Href =>
  slug === 'hi-goal-camp' ? href('/campaigns/hi-goal-camp') : href('/campaigns/[slug]', { slug });
