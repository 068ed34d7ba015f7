import { type Href, href } from './href';

/** The page of a scholarship. */
export const scholarshipHref = ({ scholarshipId }: { scholarshipId: string }): Href =>
  href('/scholarship/[slug]', { slug: scholarshipId });
