import { defineDetailPage } from '@/components/layouts/define-page';
import { enrollmentFormMetadata } from '@/components/admissions/pages/school/enrollment-form-metadata';
import { EnrollmentFormScreen } from '@/components/admissions/pages/school/enrollment-form-screen';
import { cachedPartners } from '@/lib/query/catalogue';

// Without its school the shell would be empty.
export const instant = false;
export async function generateStaticParams() {
  return [{ slug: (await cachedPartners(1)).data[0]?.slug ?? '-' }];
}

const page = defineDetailPage('/school/[slug]/enrollment-form', EnrollmentFormScreen, enrollmentFormMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
