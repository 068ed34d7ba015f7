import { SchoolThenForm } from '@/components/admissions/enrollment/school-then-form';

/** A new application, out of the list of one's applications. */
export function CreateScreen() {
  return <SchoolThenForm page="/profile/applications/create" />;
}
