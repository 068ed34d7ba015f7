import { comparingMark } from '@/components/schools/compare/comparing-mark';
import { displayStorageKey } from '@/lib/device/display';
import { roleStorageKey } from '@/lib/device/person-role';
import { signedInHintName } from '@/lib/session/cookies';

const script = `{const root=document.documentElement;
const signedIn=/(?:^|; )${signedInHintName}=/.test(document.cookie);
if(signedIn)root.dataset.signedIn='';
try{const role=signedIn?JSON.parse(localStorage.getItem('${roleStorageKey}'))?.role:localStorage.removeItem('${roleStorageKey}');
if(role)root.dataset.role=role}catch{}
let use;try{const {theme,textSize,dataUse}=JSON.parse(localStorage.getItem('${displayStorageKey}'))??{};
if(theme)root.dataset.theme=theme;if(textSize)root.dataset.textSize=textSize;if(dataUse)root.dataset.dataUse=use=dataUse}catch{}
if(/[?&]compare=[^&]+(?:,|%2C)/i.test(location.search))root.setAttribute('${comparingMark}','');
if(use?use==='less':navigator.connection?.saveData)root.dataset.lessData='';
}`;

/**
 * Runs before the first paint, so that static pages do not flash log-in links for signed-in readers or the wrong theme
 * or text size, the places of another role, or the list behind a comparison, and fetch no picture that the reader does not want.
 */
export function FirstPaintMarks() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
