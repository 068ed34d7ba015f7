import { Missing } from '@/components/feedback/missing';
import { latestPrograms } from '@/lib/domain/schools/course-filters';
import { rielPerUsd } from '@/lib/env/riel-rate';
import { cachedCourse, cachedPrograms, cachedSchool, cachedToday } from '@/lib/query/catalogue';
import { CourseDetailView } from './course-detail-view';

/** Reads a course, its school and the school's other programs. */
export async function CourseDetailScreen({ id }: { id: string }) {
  const course = await cachedCourse(id);
  if (!course) return <Missing />;
  const [school, programs, madeOn] = await Promise.all([
    cachedSchool(course.school.slug),
    cachedPrograms(course.schoolId),
    cachedToday(),
  ]);
  const others = latestPrograms(programs.filter((each) => each.enrollableSubjectId !== id));
  return (
    <CourseDetailView
      course={course}
      school={school}
      others={others}
      rielPerUsd={rielPerUsd()}
      madeOn={madeOn}
    />
  );
}
