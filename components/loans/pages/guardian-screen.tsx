import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterGuardianWish } from '@/components/loans/guardian/later-guardian-wish';

/** `/guardian#key`: what a guardian is asked, and the way to say yes or no. */
export function GuardianScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterGuardianWish />
    </>
  );
}
