import { defineDetailPage } from '@/components/layouts/define-page';
import { courseDetailMetadata } from '@/components/schools/pages/course/course-detail-metadata';
import { CourseDetailScreen } from '@/components/schools/pages/course/course-detail-screen';
import { cachedLatestCourses } from '@/lib/query/catalogue';

// Without its course the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [latest] = await cachedLatestCourses();
  return [{ id: latest?.enrollableSubjectId ?? '-' }];
}

const page = defineDetailPage('/course/[id]', CourseDetailScreen, courseDetailMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
