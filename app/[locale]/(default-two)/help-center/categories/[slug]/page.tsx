import { defineDetailPage } from '@/components/layouts/define-page';
import { isHelpSection } from '@/lib/routes/help-places';
import { CategoriesDetailScreen } from '@/components/articles/pages/help-center/categories/categories-detail-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';
import { cachedSiteTexts } from '@/lib/query/articles';

// Without its text the shell would be empty.
export const instant = false;

/** Texts outside the five sections, which have their own pages; '-' never exists. */
export async function generateStaticParams() {
  const slugs = (await cachedSiteTexts('help')).map(({ slug }) => ({ slug }));
  const others = slugs.filter(({ slug }) => !isHelpSection(slug));
  return others.length > 0 ? others : [{ slug: '-' }];
}

const page = defineDetailPage('/help-center/categories/[slug]', CategoriesDetailScreen, ({ slug }) =>
  helpMetadata(slug),
);
export const generateMetadata = page.metadata;
export default page.Page;
