import { NoScriptNote } from '@/components/feedback/no-script-note';
import { LaterUnsubscribe } from '@/components/notices/later-unsubscribe';

/** `/unsubscribe#key`: the end of the mails of a topic, without a log-in. */
export function UnsubscribeScreen() {
  return (
    <>
      <NoScriptNote what="page" />
      <LaterUnsubscribe />
    </>
  );
}
