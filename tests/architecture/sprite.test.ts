import { expect, it } from 'vitest';
import { makeSprite } from '@/components/ui/icons/sprite';
import { spritePath } from '@/components/ui/icons/sprite-path';
import { filesIn, read } from './source-files';

it('the sprite holds every icon as it is now (write it with components/ui/icons/write-sprite.ts)', async () => {
  const { path, svg } = await makeSprite();
  expect(spritePath).toBe(path);
  expect(filesIn('public/sprites', /./)).toEqual([`public${path}`]);
  expect(read(`public${path}`)).toBe(svg);
});

it('parts of pages take their icons from the sprite, not from Lucide itself', () => {
  const files = [...filesIn('app', /\.tsx?$/), ...filesIn('components', /\.tsx?$/)];
  expect(files.filter((path) => /from ['"]lucide-react/.test(read(path)))).toEqual([]);
});
