import { and, eq, lte } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { articleFigure } from '@/lib/domain/articles/article-figures';
import { fieldFigure } from '@/lib/domain/schools/field-figures';
import { textPicturePath } from '@/lib/domain/articles/title-picture';
import { articles, categories, siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { pictureSender } from '@/backend/http/send-picture';
import { drawTitlePicture, type TitlePicture } from '@/backend/features/articles/services/title-picture';

const lang = z.enum(['kh', 'en']);
const name = z.string().min(1).max(200);
const query = z.union([
  z.object({ article: name, lang }),
  z.object({ major: name, lang }),
  z.object({ help: name, lang }),
]);
type Asked = z.infer<typeof query>;

const notes = {
  major: { km: 'ជំនាញសិក្សា', en: 'Major' },
  help: { km: 'មជ្ឈមណ្ឌលជំនួយ', en: 'Help' },
};

async function readArticle(deps: Deps, slug: string, locale: 'km' | 'en'): Promise<TitlePicture> {
  const [found] = await deps.db
    .select({
      en: articles.titleEn,
      km: articles.titleKh,
      provider: { en: articles.providerEn, km: articles.providerKh },
      type: articles.type,
      slug: articles.slug,
      topics: articles.topics,
    })
    .from(articles)
    .where(
      and(
        eq(articles.slug, slug),
        eq(articles.organizationId, deps.env.ORGANIZATION_ID),
        eq(articles.status, 'active'),
        lte(articles.publishedAt, deps.clock.now()),
      ),
    );
  if (!found) throw notFound();
  return { title: found[locale], note: found.provider[locale], figure: articleFigure(found), locale };
}

async function readText(deps: Deps, asked: Asked): Promise<TitlePicture> {
  const locale = asked.lang === 'kh' ? 'km' : 'en';
  if ('article' in asked) return readArticle(deps, asked.article, locale);
  if ('major' in asked) {
    const [major] = await deps.db
      .select({ en: categories.name, km: categories.nameNative, field: categories.field })
      .from(categories)
      .where(eq(categories.id, asked.major));
    if (!major) throw notFound();
    return { title: major[locale], note: notes.major[locale], figure: fieldFigure(major.field), locale };
  }
  const [text] = await deps.db
    .select({ en: siteTexts.titleEn, km: siteTexts.titleKh })
    .from(siteTexts)
    .where(and(eq(siteTexts.kind, 'help'), eq(siteTexts.slug, asked.help), eq(siteTexts.status, 'active')));
  if (!text) throw notFound();
  return { title: text[locale], note: notes.help[locale], figure: 'cover-wellbeing', locale };
}

/** `GET /_content/share_picture`: what chats show of a link to an article, a major or a help text. */
export const sharePictureOfTextRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const send = pictureSender(deps);
  app.get(textPicturePath, async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw notFound();
    const picture = await readText(deps, parsed.data);
    return send(c, picture, () => drawTitlePicture(picture));
  });
  return app;
};
