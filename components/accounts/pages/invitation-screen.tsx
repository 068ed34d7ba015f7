import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterInvitation } from '@/components/accounts/account/later-invitation';

/** `/invitation#key`: what somebody is invited to, and the way to their PIN. */
export function InvitationScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterInvitation />
    </>
  );
}
