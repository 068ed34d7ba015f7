/** Writes the sprite again after a change of its icons: `tsx components/ui/icons/write-sprite.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeSprite } from './sprite';

const { path, svg } = await makeSprite();
rmSync('public/sprites', { recursive: true, force: true });
mkdirSync('public/sprites');
writeFileSync(`public${path}`, svg);
writeFileSync(
  'components/ui/icons/sprite-path.ts',
  `/** Written by write-sprite.ts. */\nexport const spritePath = '${path}';\n`,
);
