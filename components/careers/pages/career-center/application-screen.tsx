import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterHandedApplication } from '@/components/careers/handed/later-handed-application';

/** `/career-center/application#key`: what an employer reads of one applicant. */
export function ApplicationScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterHandedApplication />
    </>
  );
}
