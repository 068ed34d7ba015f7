import { isHelpSection } from '@/lib/routes/help-places';
import { CategoriesDetailScreen } from '@/components/screens/help-center/categories/categories-detail-screen';
import { helpMetadata } from '@/components/screens/help-metadata';
import { cachedSiteTexts } from '@/lib/query/articles';

// Without its text the shell would be empty.
export const instant = false;

/** Texts outside the five sections, which have their own pages; '-' never exists. */
export async function generateStaticParams() {
  const slugs = (await cachedSiteTexts('help')).map(({ slug }) => ({ slug }));
  const others = slugs.filter(({ slug }) => !isHelpSection(slug));
  return others.length > 0 ? others : [{ slug: '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/help-center/categories/[slug]'>) {
  return helpMetadata((await params).slug);
}

export default async function Page({ params }: PageProps<'/[locale]/help-center/categories/[slug]'>) {
  return <CategoriesDetailScreen slug={(await params).slug} />;
}
