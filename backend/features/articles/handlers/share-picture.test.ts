import { beforeAll, expect, test } from 'vitest';
import { siteTexts } from '@/backend/db/schema';
import { insertNews } from '@/backend/features/articles/seed/insert-news';
import { titleLines, titlePictureSvg } from '@/backend/features/articles/services/title-picture';
import { type TextPictureKind, textPictureOf, textPicturePath } from '@/lib/domain/articles/title-picture';
import { useTestBackend } from '@/tests/support/backend';
import { expectLinkPicture } from '@/tests/support/link-pictures';
import { makeCategory } from '@/tests/support/make';

const backend = useTestBackend();
const ask = (path: string) => backend.current.app.request(path);
const known: [TextPictureKind, string][] = [];

beforeAll(async () => {
  const { deps } = backend.current;
  const now = deps.clock.now();
  await insertNews(deps.db, now, deps.env.ORGANIZATION_ID);
  const text = {
    kind: 'help' as const,
    titleEn: 'How to log in',
    titleKh: 'របៀបចូលគណនី',
    createdAt: now,
    updatedAt: now,
  };
  await deps.db.insert(siteTexts).values([
    { ...text, slug: 'log-in', order: 1, status: 'active', bodyEn: 'Text', bodyKh: 'អត្ថបទ' },
    { ...text, slug: 'hidden', order: 2, status: 'inactive', bodyEn: 'Text', bodyKh: 'អត្ថបទ' },
  ]);
  await makeCategory(backend.current, 'nursing', 'Nursing', 'គិលានុបដ្ឋាក');
  known.push(['article', 'sharing-a-room'], ['help', 'log-in'], ['major', 'nursing']);
});

test('articles, majors and help texts have a picture in both languages', async () => {
  for (const [kind, id] of known)
    for (const locale of ['km', 'en'] as const) {
      const path = textPictureOf(kind, id, locale);
      await expectLinkPicture(await ask(path), path);
    }
});

test('what is not published or unknown has none, and no text of the address is drawn', async () => {
  for (const path of [
    textPictureOf('article', 'career-fair-draft', 'en'),
    textPictureOf('article', 'no-such-article', 'km'),
    textPictureOf('help', 'hidden', 'km'),
    textPictureOf('major', 'no-such-major', 'en'),
    `${textPicturePath}?title=Buy+now&lang=en`,
    `${textPicturePath}?article=sharing-a-room&lang=km`,
    textPicturePath,
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test('a title is whole, in lines that break between words, and is text', async () => {
  const english = 'What a nurse, a midwife and a pharmacist do all day, and how they began';
  const { lines, size } = titleLines(english, 'en');
  expect(lines.join(' ')).toBe(english);
  expect(lines.length).toBeGreaterThan(1);
  expect(size).toBeGreaterThan(30);
  const khmer = 'ស្វែងយល់ពីបាក់ឌុប៖ វិញ្ញាសា ពិន្ទុ និទ្ទេស និងជម្រើសបន្ទាប់';
  expect(titleLines(khmer, 'km').lines.join('').replaceAll(' ', '')).toBe(khmer.replaceAll(' ', ''));
  expect(titleLines('Law', 'en')).toEqual({ lines: ['Law'], size: 64 });
  expect(titleLines('word '.repeat(200), 'en').lines).toHaveLength(5);
  const svg = await titlePictureSvg({ title: 'A & <B>', note: 'Major', figure: 'cover-study', locale: 'en' });
  expect(svg).toContain('>A &amp; &lt;B&gt;<');
  expect(svg).toContain('>Major<');
});
