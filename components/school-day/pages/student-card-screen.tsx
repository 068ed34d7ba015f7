import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterStudentCard } from '@/components/school-day/student-card/later-student-card';

/** `/student-card#key`: what the code of a student card proves. */
export function StudentCardScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterStudentCard />
    </>
  );
}
