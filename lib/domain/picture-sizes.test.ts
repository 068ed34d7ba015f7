import { expect, test } from 'vitest';
import { pictureSources, sizeKeysOf, uploadIdOf } from './picture-sizes';

const id = '0d5f3a52-7f0e-4a55-9a77-1f4a8b0c2d11';

test('our own pictures have a source for each width, wherever the storage is', () => {
  for (const base of ['/storage', 'https://files.example.org/bucket']) {
    const url = `${base}/public/articles/8c1/${id}.jpg`;
    expect(uploadIdOf(url)).toBe(id);
    const { src, srcSet, placeholder } = pictureSources(url);
    expect(src).toBe(`/_content/picture/640/${id}`);
    expect(srcSet?.match(/\d+w/g)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
    expect(placeholder).toBe(`/_content/picture/24/${id}`);
  }
  expect(sizeKeysOf(id)).toHaveLength(14);
});

test('a picture from elsewhere stays as it is', () => {
  for (const url of [
    'https://example.org/a.jpg',
    `/storage/public/avatars/${id}.jpg`,
    '/illustrations/x.svg',
  ])
    expect(pictureSources(url)).toEqual({ src: url });
});
