import { defineDetailPage } from '@/components/layouts/define-page';
import { schoolDetailMetadata } from '@/components/schools/pages/school/school-detail-metadata';
import { SchoolDetailScreen } from '@/components/schools/pages/school/school-detail-screen';
import { cachedPartners } from '@/lib/query/catalogue';

// Without its school the shell would be empty.
export const instant = false;
export async function generateStaticParams() {
  const slugs = (await cachedPartners(2)).data.map(({ slug }) => ({ slug }));
  return slugs.length > 0 ? slugs : [{ slug: '-' }];
}

const page = defineDetailPage('/school/[slug]', SchoolDetailScreen, schoolDetailMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
