import { defineDetailPage } from '@/components/layouts/define-page';
import { EnrollmentFormBkScreen } from '@/components/admissions/pages/school/enrollment-form-bk-screen';
import { enrollmentFormMetadata } from '@/components/admissions/pages/school/enrollment-form-metadata';
import { cachedPartners } from '@/lib/query/catalogue';

// Without its school the shell would be empty.
export const instant = false;
export async function generateStaticParams() {
  return [{ slug: (await cachedPartners(1)).data[0]?.slug ?? '-' }];
}

const page = defineDetailPage(
  '/school/[slug]/enrollment-form_bk',
  EnrollmentFormBkScreen,
  enrollmentFormMetadata,
);
export const generateMetadata = page.metadata;
export default page.Page;
