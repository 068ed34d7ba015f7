import { getLocale } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { latestPrograms } from '@/lib/domain/schools/course-filters';
import { rielPerUsd } from '@/lib/env/riel-rate';
import {
  cachedCourse,
  cachedPrograms,
  cachedSameMajor,
  cachedSchool,
  cachedToday,
} from '@/lib/query/catalogue';
import { CourseDetailView } from './course-detail-view';

/** Reads a course, its school, the school's other programs and the same major elsewhere. */
export async function CourseDetailScreen({ id }: { id: string }) {
  const course = await cachedCourse(id);
  if (!course) return <Missing />;
  const { enrollableCategoryId: categoryId, degree, schoolId } = course;
  const [school, programs, elsewhere, madeOn] = await Promise.all([
    cachedSchool(course.school.slug),
    cachedPrograms(schoolId),
    cachedSameMajor({ categoryId, degree, schoolId }, await getLocale()),
    cachedToday(),
  ]);
  const others = latestPrograms(programs.filter((each) => each.enrollableSubjectId !== id));
  return (
    <CourseDetailView
      course={course}
      school={school}
      others={others}
      elsewhere={elsewhere}
      rielPerUsd={rielPerUsd()}
      madeOn={madeOn}
    />
  );
}
