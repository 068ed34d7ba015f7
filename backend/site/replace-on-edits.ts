import { createRequire } from 'node:module';
import { noteThatAllChanged } from '@/lib/cache/tag-clock';
import type { Ground, openSite, Site } from './open-site';

/** A `require` remembers what it has loaded: with another one each time, the module before can be forgotten. */
function loadAgain(script: string): { openSite: typeof openSite } {
  const load = createRequire(script);
  Reflect.deleteProperty(load.cache, script);
  return load(script);
}

/**
 * The site in development: `npm run dev` sends the path of a new bundle, and its site answers from then on. The site
 * before goes on when the new one cannot be opened.
 */
export function replaceOnEdits(first: Site, ground: Ground): Site {
  let site = first;

  const replace = async (script: string): Promise<void> => {
    try {
      const before = site;
      site = await loadAgain(script).openSite(ground);
      // What pages have kept comes from the site before.
      noteThatAllChanged();
      console.log('The server has changed.');
      await before.close();
    } catch (error) {
      console.error(error);
      console.error('The server before this change goes on.');
    }
  };

  let replaced = Promise.resolve();
  process.on('message', (script) => {
    replaced = replaced.then(() => replace(String(script)));
  });

  return {
    listener: (request, response) => site.listener(request, response),
    startStopping: () => site.startStopping(),
    endStreams: () => site.endStreams(),
    close: () => site.close(),
  };
}
