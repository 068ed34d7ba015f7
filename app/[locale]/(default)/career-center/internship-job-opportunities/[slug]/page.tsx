import { defineDetailPage } from '@/components/layouts/define-page';
import { InternshipJobOpportunitiesDetailScreen } from '@/components/careers/pages/career-center/internship-job-opportunities/internship-job-opportunities-detail-screen';
import { jobMetadata } from '@/components/careers/pages/career-center/internship-job-opportunities/job-metadata';
import { cachedVacancies } from '@/lib/query/vacancies';

// Without its vacancy the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedVacancies()).data;
  return [{ slug: first?.slug ?? '-' }];
}

const page = defineDetailPage(
  '/career-center/internship-job-opportunities/[slug]',
  InternshipJobOpportunitiesDetailScreen,
  jobMetadata,
);
export const generateMetadata = page.metadata;
export default page.Page;
