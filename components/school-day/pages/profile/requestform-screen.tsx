import { RequestPage } from '@/components/schools/school-request/request-page';

/** Asks a school for a paper that it does not list. */
export function RequestformScreen() {
  return <RequestPage kind="paper" />;
}
