import type { Subject } from '@/lib/contract/schools/subjects';
import { href } from '@/lib/routes/href';

/** The application form of a course's school, with the course selected. */
export const applyHref = ({ school, enrollableSubjectId }: Subject) =>
  href('/school/[slug]/enrollment-form', { slug: school.slug }, { program: enrollableSubjectId });
