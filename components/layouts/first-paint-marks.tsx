import { signedInHintName } from '@/lib/session/cookies';

const script = `{const root=document.documentElement;
if(/(?:^|; )${signedInHintName}=/.test(document.cookie))root.dataset.signedIn='';
if(location.search)root.dataset.hasQuery='';
}`;

/**
 * Runs before the first paint, so that static pages do not flash the log-in links at signed-in readers, nor the whole list at
 * those who asked for a part of it.
 */
export function FirstPaintMarks() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
