import { signedInHintName } from '@/lib/session/cookies';

const script = `if(/(?:^|; )${signedInHintName}=/.test(document.cookie))document.documentElement.dataset.signedIn=''`;

/** Runs before the first paint, so that static pages do not flash the log-in links at signed-in readers. */
export function SignedInMark() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
