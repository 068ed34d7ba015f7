import { defineDetailPage } from '@/components/layouts/define-page';
import { categoryMetadata } from '@/components/schools/pages/category/category-detail-metadata';
import { CategoryDetailScreen } from '@/components/schools/pages/category/category-detail-screen';
import { cachedCategories } from '@/lib/query/catalogue';

// A shell without its major would be empty.
export const instant = false;

/** One that exists, so that the build tries the page; '-' never does. */
export async function generateStaticParams() {
  const [first] = await cachedCategories();
  return [{ slug: first?.categoryId ?? '-' }];
}

const page = defineDetailPage('/category/[slug]', CategoryDetailScreen, categoryMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
