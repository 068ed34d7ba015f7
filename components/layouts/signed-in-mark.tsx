/** Not secret and not trusted: it only says which face the header shows. The session itself is httpOnly. */
export const signedInCookieName = 'sala_signed_in';

const script = `if(/(?:^|; )${signedInCookieName}=/.test(document.cookie))document.documentElement.dataset.signedIn=''`;

/** Runs before the first paint, so that static pages do not flash the log-in links at signed-in readers. */
export function SignedInMark() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
