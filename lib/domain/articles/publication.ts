import type { PublishedLanguages } from './article-topics';

interface Published {
  status: 'active' | 'inactive';
  /** ISO instant; null or missing: at once. */
  published_date?: string | null | undefined;
}

export type PublicationState = 'draft' | 'scheduled' | 'published';

/** What readers have of it at an instant. */
export const publicationState = ({ status, published_date }: Published, now: Date): PublicationState => {
  if (status === 'inactive') return 'draft';
  return published_date && new Date(published_date) > now ? 'scheduled' : 'published';
};

/** Whether a text is there to read in a language. */
export const isPublishedIn = (publishedIn: PublishedLanguages, language: 'en' | 'kh'): boolean =>
  publishedIn === 'both' || publishedIn === language;

type Bodies = { publishedIn: PublishedLanguages; body_en: string; body_kh: string };

/** What readers get of a text: a language that is not published yet is an empty text to them. */
export const withoutUnpublished = <T extends Bodies>(text: T): T => ({
  ...text,
  body_en: isPublishedIn(text.publishedIn, 'en') ? text.body_en : '',
  body_kh: isPublishedIn(text.publishedIn, 'kh') ? text.body_kh : '',
});

/** The published languages whose text is missing; a draft may miss both. */
export const missingBodies = ({
  status,
  publishedIn,
  ...bodies
}: Bodies & Pick<Published, 'status'>): ('body_en' | 'body_kh')[] =>
  status === 'inactive'
    ? []
    : (['en', 'kh'] as const)
        .filter(
          (language) => isPublishedIn(publishedIn, language) && bodies[`body_${language}`].trim() === '',
        )
        .map((language) => `body_${language}` as const);
