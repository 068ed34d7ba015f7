import { RequestPage } from '@/components/schools/school-request/request-page';

/** Asks a school for a program that it does not list. */
export function CourserequestScreen() {
  return <RequestPage kind="program" />;
}
