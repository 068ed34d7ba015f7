import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pagePictureOf } from '@/lib/domain/content/title-picture';
import { isPublicPage } from '@/lib/routes/page-titles';
import { typeAt } from '@/lib/routes/article-places';
import type { Href, ParamsOf } from '@/lib/routes/href';
import { pageTexts } from '@/lib/routes/page-texts';
import type { PageTexts } from '@/lib/routes/page-texts-shape';
import type { BuiltPath } from '@/lib/routes/pages';
import { askedSegment, readAsked } from '@/lib/catalogue/asked-query';
import type { CataloguePath } from '@/lib/catalogue/catalogue-rules';
import { ClientMessages } from './client-messages';

type ListedPath = keyof typeof pageTexts;

/** A screen with the texts for the browser, where it needs any. */
const within = (messages: readonly Namespace[], screen: ReactNode) =>
  messages.length > 0 ? <ClientMessages namespaces={messages}>{screen}</ClientMessages> : screen;

/**
 * A page from its row in `page-texts.ts`: metadata, texts for the browser, one screen. `props` are values that only
 * the server knows. A path with parameters has one shell for all values; the browser fetches the record.
 */
export function definePage<Props extends object = Record<never, never>>(
  path: ListedPath,
  Screen: ComponentType<Props>,
  ...[props]: Record<never, never> extends Props ? [] : [props: () => Props]
) {
  const { title, description, indexable, feed, messages = [] }: PageTexts = pageTexts[path];
  const metadata = async (): Promise<Metadata> => {
    const t = await getTranslations();
    const own = await pageMetadata({
      // A shell for all has no address of its own: its list's stands for it.
      path: (path.split('/[')[0] ?? '/') as Href,
      title: t(title),
      ...(description && { description: t(description) }),
      indexable,
      ...(isPublicPage(path) && { image: pagePictureOf(path, await getLocale()) }),
    });
    if (!feed) return own;
    const types = { 'application/rss+xml': `/api-news/feed/${typeAt(feed)}?lang=${await getLocale()}` };
    return { ...own, alternates: { ...own.alternates, types } };
  };
  const Page = () => within(messages, <Screen {...(props?.() ?? ({} as Props))} />);
  return { metadata, Page };
}

const sampleQuery = 'start=12';

/**
 * What the address of a catalogue shows with a query: its page, rendered for that query. Nobody opens it by its own
 * address (`lib/catalogue/asked.ts`); for search engines it is the catalogue.
 */
export function defineAskedPage(path: CataloguePath, Screen: ComponentType<{ query?: string }>) {
  const { messages = [] }: PageTexts = pageTexts[path];
  return {
    metadata: definePage(path, Screen).metadata,
    /** The build renders one. */
    params: () => [{ query: askedSegment(sampleQuery) }],
    Page: async ({ params }: { params: Promise<{ query: string }> }) =>
      within(messages, <Screen query={readAsked((await params).query)} />),
  };
}

/** A page whose metadata and content depend on its path; the screen gets the parameters. */
export function defineDetailPage<Path extends Exclude<BuiltPath, ListedPath>>(
  _path: Path,
  Screen: ComponentType<ParamsOf<Path>>,
  metadataOf: (params: ParamsOf<Path>) => Promise<Metadata>,
  /** What its client components read. */
  messages: readonly Namespace[] = [],
) {
  type PageProps = { params: Promise<ParamsOf<Path>> };
  return {
    metadata: async ({ params }: PageProps): Promise<Metadata> => metadataOf(await params),
    Page: async ({ params }: PageProps) => within(messages, <Screen {...await params} />),
  };
}
