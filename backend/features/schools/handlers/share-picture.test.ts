import { expect, test } from 'vitest';
import { placeholderDate } from '@/lib/domain/limits';
import { placePictureOf } from '@/lib/domain/schools/place-picture';
import { nameLines, placePictureSvg } from '@/backend/features/schools/services/place-picture';
import { useTestBackend } from '@/tests/support/backend';
import { expectLinkPicture } from '@/tests/support/link-pictures';
import { makeProgram, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const ask = (path: string) => backend.current.app.request(path);

test('schools and courses that everybody may see have a picture in both languages', async () => {
  const school = await makeSchool(backend.current, { province: '12' });
  const course = await makeProgram(backend.current, school.id);
  for (const locale of ['km', 'en'] as const)
    for (const path of [
      placePictureOf('school', school.slug, locale),
      placePictureOf('course', course, locale),
    ])
      await expectLinkPicture(await ask(path), path);
});

test('what is closed, hidden or unknown has none', async () => {
  const closed = await makeSchool(backend.current, { status: 'inactive' });
  const open = await makeSchool(backend.current);
  const ofClosed = await makeProgram(backend.current, closed.id);
  const inactive = await makeProgram(backend.current, open.id, { status: 'inactive' });
  const placeholder = await makeProgram(backend.current, open.id, { startDate: placeholderDate });
  for (const path of [
    placePictureOf('school', closed.slug, 'km'),
    placePictureOf('school', 'no-such-school', 'en'),
    ...[ofClosed, inactive, placeholder].map((id) => placePictureOf('course', id, 'en')),
    '/api-academic/v1/share_picture?lang=en',
    '/api-academic/v1/share_picture?course=1&lang=en',
    `/api-academic/v1/share_picture?school=${open.slug}&lang=km`,
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test('a long name stands in two lines that break between words, and is text', async () => {
  const name = 'Bachelor of Computer Engineering and Information Technology';
  const { lines } = nameLines(name, 'en');
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe(name);
  const khmer = 'បរិញ្ញាបត្រវិស្វកម្មកុំព្យូទ័រនិងបច្ចេកវិទ្យាព័ត៌មានសម្រាប់ឧស្សាហកម្ម';
  expect(nameLines(khmer, 'km').lines.join('')).toBe(khmer);
  expect(nameLines('Law', 'en')).toEqual({ lines: ['Law'], size: 62 });
  const svg = await placePictureSvg({
    title: 'A & <B>',
    note: 'Takeo',
    hue: 35,
    campus: 'campus-long-rice-1',
    locale: 'en',
  });
  expect(svg).toContain('>A &amp; &lt;B&gt;<');
  expect(svg).toContain('>Takeo<');
});
