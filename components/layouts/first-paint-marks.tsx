import { signedInHintName } from '@/lib/session/cookies';

const script = `{const root=document.documentElement;
if(/(?:^|; )${signedInHintName}=/.test(document.cookie))root.dataset.signedIn='';
if(location.search)root.dataset.hasQuery='';
if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){
root.dataset.fresh='';
for(const event of ['pointerdown','keydown','wheel','touchstart','scroll'])addEventListener(event,()=>delete root.dataset.fresh,{once:true,capture:true,passive:true});
}}`;

/**
 * Runs before the first paint, so that static pages do not flash the log-in links at signed-in readers, nor the whole list at
 * those who asked for a part of it. `fresh` is a page that nobody has touched since it was opened at its top: what is `deferred`
 * waits until somebody does.
 */
export function FirstPaintMarks() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
