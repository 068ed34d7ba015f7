import { defineDetailPage } from '@/components/layouts/define-page';
import { scholarshipDetailMetadata } from '@/components/schools/pages/scholarship/scholarship-detail-metadata';
import { ScholarshipDetailScreen } from '@/components/schools/pages/scholarship/scholarship-detail-screen';
import { cachedScholarshipsClosingSoon } from '@/lib/query/scholarships';

// Without its scholarship the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = await cachedScholarshipsClosingSoon(1);
  return [{ slug: first?.scholarshipId ?? '-' }];
}

const page = defineDetailPage('/scholarship/[slug]', ScholarshipDetailScreen, scholarshipDetailMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
