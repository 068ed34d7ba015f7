import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { pageMetadata } from '@/lib/i18n/metadata';
import type { Href, ParamsOf } from '@/lib/routes/href';
import { type PageTexts, pageTexts } from '@/lib/routes/page-texts';
import type { BuiltPath } from '@/lib/routes/pages';
import { ClientMessages } from './client-messages';

type ListedPath = keyof typeof pageTexts;

/**
 * A page from its row in `page-texts.ts`: metadata, texts for the browser, one screen. `props` are values that only
 * the server knows. A path with parameters has one shell for all values; the browser fetches the record.
 */
export function definePage<Props extends object = Record<never, never>>(
  path: ListedPath,
  Screen: ComponentType<Props>,
  ...[props]: Record<never, never> extends Props ? [] : [props: () => Props]
) {
  const { title, description, indexable, messages = [] }: PageTexts = pageTexts[path];
  const metadata = async (): Promise<Metadata> => {
    const t = await getTranslations();
    return pageMetadata({
      // A shared shell has no address of its own: it uses that of its list.
      path: (path.split('/[')[0] ?? '/') as Href,
      title: t(title),
      ...(description && { description: t(description) }),
      indexable,
    });
  };
  const Page = () => {
    const screen = <Screen {...(props?.() ?? ({} as Props))} />;
    return messages.length > 0 ? <ClientMessages namespaces={messages}>{screen}</ClientMessages> : screen;
  };
  return { metadata, Page };
}

/** A page whose metadata and content depend on its path; the screen gets the parameters. */
export function defineDetailPage<Path extends Exclude<BuiltPath, ListedPath>>(
  _path: Path,
  Screen: ComponentType<ParamsOf<Path>>,
  metadataOf: (params: ParamsOf<Path>) => Promise<Metadata>,
) {
  type PageProps = { params: Promise<ParamsOf<Path>> };
  return {
    metadata: async ({ params }: PageProps): Promise<Metadata> => metadataOf(await params),
    Page: async ({ params }: PageProps) => <Screen {...await params} />,
  };
}
