import { signedInHintName } from '@/lib/session/cookies';

const script = `if(/(?:^|; )${signedInHintName}=/.test(document.cookie))document.documentElement.dataset.signedIn='';if(location.search)document.documentElement.dataset.hasQuery=''`;

/**
 * Runs before the first paint, so that static pages do not flash the log-in links at signed-in readers, nor the whole list at
 * those who asked for a part of it.
 */
export function SignedInMark() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
