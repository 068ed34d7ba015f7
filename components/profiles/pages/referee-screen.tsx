import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterRefereeWish } from '@/components/profiles/referee/later-referee-wish';

/** `/referee#key`: what a referee is asked, and the way to say yes, no, or something else later. */
export function RefereeScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterRefereeWish />
    </>
  );
}
