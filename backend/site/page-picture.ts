import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { drawTitlePicture } from '@/backend/features/articles/services/title-picture';
import { createResultMemory } from '@/backend/work/result-memory';
import { textFolders } from '@/lib/i18n/messages';
import { titleKeyOf } from '@/lib/routes/page-titles';
import { errorAnswer } from './error-answer';

/** The pictures are as many as public pages, in two languages: all of them fit. */
const picturesMax = 400;
const memory = createResultMemory(picturesMax);

/** The drawing of a page and of those below it; the first that fits. */
const figures: readonly (readonly [path: string, figure: string])[] = [
  ['/scholarship', 'scene-scholarship'],
  ['/orientation-test', 'scene-test'],
  ['/explore', 'type-university'],
  ['/course', 'field-teaching'],
  ['/category', 'field-science'],
  ['/career', 'cover-career'],
  ['/job', 'cover-career'],
  ['/join-us', 'cover-career'],
  ['/earlybird', 'cover-money'],
  ['/loan', 'cover-money'],
  ['/events', 'cover-campus'],
  ['/articles', 'cover-study'],
  ['/blog', 'cover-study'],
  ['/contact-us', 'state-messages'],
  ['/help-center', 'cover-wellbeing'],
  ['/faqs', 'cover-wellbeing'],
  ['/about-us', 'scene-welcome'],
  ['/welcome', 'scene-welcome'],
];

const figureOf = (page: string): string =>
  figures.find(([path]) => page.startsWith(path))?.[1] ?? 'scene-people';

async function readTitle(page: string, locale: 'km' | 'en'): Promise<string | null> {
  const [file, ...keys] = titleKeyOf(page)?.split('.') ?? [];
  const folder = file && (textFolders as Record<string, string>)[file];
  if (!folder) return null;
  let found: unknown = JSON.parse(
    await readFile(join(process.cwd(), 'messages', locale, folder, `${file}.json`), 'utf8'),
  );
  for (const key of keys)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'string' ? found : null;
}

/** What chats show of a link to a public page: only titles of pages that exist are drawn, each once. */
export async function answerPagePicture(c: Context): Promise<Response> {
  const { page = '', lang = '' } = c.req.query();
  const locale = lang === 'kh' ? 'km' : 'en';
  const title = lang === 'kh' || lang === 'en' ? await readTitle(page, locale) : null;
  if (title === null) return errorAnswer(404, 'not-found');
  const draw = () => drawTitlePicture({ title, figure: figureOf(page), locale });
  return c.body(await memory.get(`${locale} ${page}`, draw), 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
}
