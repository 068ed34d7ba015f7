import { displayStorageKey } from '@/lib/session/display';
import { signedInHintName } from '@/lib/session/cookies';

const script = `{const root=document.documentElement;
if(/(?:^|; )${signedInHintName}=/.test(document.cookie))root.dataset.signedIn='';
try{const {theme,textSize}=JSON.parse(localStorage.getItem('${displayStorageKey}'))??{};
if(theme)root.dataset.theme=theme;if(textSize)root.dataset.textSize=textSize}catch{}
if(location.search)root.dataset.hasQuery='';
}`;

/**
 * Runs before the first paint, so that static pages do not flash log-in links for signed-in readers, the whole list
 * for a filtered address, or the wrong theme or text size.
 */
export function FirstPaintMarks() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
