import { reloadedAtKey } from '@/components/feedback/reload-stale-page';
import { staleReloadIntervalMinMs } from '@/lib/domain/limits/stale-page';

// The same rule as `reloadStalePage`, for scripts in the HTML: when one of them is missing, none of our code runs
// that could detect it.
const script = `addEventListener('error',function(e){try{var t=e.target,k='${reloadedAtKey}',n=Date.now();if(t.tagName!=='SCRIPT'||!/\\/_next\\//.test(t.src)||document.readyState==='complete'||!navigator.onLine||n-(sessionStorage[k]||0)<${staleReloadIntervalMinMs})return;sessionStorage[k]=n;location.reload()}catch(_){}},true)`;

/** A cached page with scripts of an older deployment is fetched again while it loads, at most once a minute. */
export function StaleScriptGuard() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
