import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { Missing } from '@/components/feedback/missing';
import type { Namespace } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pagePictureOf } from '@/lib/domain/articles/title-picture';
import { isPublicPage } from '@/lib/routes/page-titles';
import { typeAt } from '@/lib/routes/article-places';
import type { Href, ParamsOf } from '@/lib/routes/href';
import type { pageFacts } from '@/lib/routes/page-facts';
import type { PageTexts } from '@/lib/routes/page-texts';
import { type BuiltPath, isOffered } from '@/lib/routes/pages';
import { askedSegment, readAsked } from '@/lib/catalogue/asked-query';
import type { CataloguePath } from '@/lib/catalogue/catalogue-rules';
import { ClientMessages } from './client-messages';

/** A page, or 404 where the site does without its feature. */
const offered = (path: BuiltPath, page: () => ReactNode): ReactNode =>
  isOffered(path) ? page() : <Missing />;

const titleOfMissing = async (): Promise<Metadata> => ({
  title: (await getTranslations('feedback.error.404'))('title'),
});

/** A screen with the texts for the browser, where it needs any. */
const within = (messages: readonly Namespace[], screen: ReactNode) =>
  messages.length > 0 ? <ClientMessages namespaces={messages}>{screen}</ClientMessages> : screen;

const metadataOf = (path: BuiltPath, texts: PageTexts) => async (): Promise<Metadata> => {
  if (!isOffered(path)) return titleOfMissing();
  const { title, description, indexable, feed } = texts;
  const t = await getTranslations();
  const own = await pageMetadata({
    // A shell for all has no address of its own: its list's stands for it.
    path: (path.split('/[')[0] ?? '/') as Href,
    title: t(title),
    ...(description && { description: t(description) }),
    ...(indexable && { indexable }),
    ...(isPublicPage(path) && { image: pagePictureOf(path, await getLocale()) }),
  });
  if (!feed) return own;
  const types = { 'application/rss+xml': `/api-news/feed/${typeAt(feed)}?lang=${await getLocale()}` };
  return { ...own, alternates: { ...own.alternates, types } };
};

/**
 * A page: metadata, texts for the browser, one screen. `props` are values that only the server knows. A path with
 * parameters has one shell for all values; the browser fetches the record.
 */
export function definePage<Props extends object = Record<never, never>>(
  path: BuiltPath,
  Screen: ComponentType<Props>,
  texts: PageTexts,
  ...[props]: Record<never, never> extends Props ? [] : [props: () => Props]
) {
  return {
    metadata: metadataOf(path, texts),
    Page: () =>
      offered(path, () => within(texts.messages ?? [], <Screen {...(props?.() ?? ({} as Props))} />)),
  };
}

/**
 * The page of a catalogue, for its address and, below `asked`, for one query of it: that file exports the same page and
 * `askedParams`. Nobody opens a query by that path (`lib/catalogue/asked.ts`); for search engines it is the catalogue.
 */
export function defineCataloguePage(
  path: CataloguePath,
  Screen: ComponentType<{ query?: string }>,
  texts: PageTexts,
) {
  const Page = async ({ params }: { params: Promise<{ query?: string }> }) => {
    const { query } = await params;
    return offered(path, () =>
      within(texts.messages ?? [], <Screen {...(query && { query: readAsked(query) })} />),
    );
  };
  return { metadata: metadataOf(path, texts), Page };
}

/** The query that the build renders. */
export const askedParams = () => [{ query: askedSegment('start=12') }];

/** A page whose metadata and content depend on its path; the screen gets the parameters. */
export function defineDetailPage<Path extends Exclude<BuiltPath, keyof typeof pageFacts>>(
  path: Path,
  Screen: ComponentType<ParamsOf<Path>>,
  metadataOf: (params: ParamsOf<Path>) => Promise<Metadata>,
  /** What its client components read. */
  messages: readonly Namespace[] = [],
) {
  type PageProps = { params: Promise<ParamsOf<Path>> };
  return {
    metadata: async ({ params }: PageProps): Promise<Metadata> =>
      isOffered(path) ? metadataOf(await params) : titleOfMissing(),
    Page: async ({ params }: PageProps) => {
      const asked = await params;
      return offered(path, () => within(messages, <Screen {...asked} />));
    },
  };
}
