import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './bootstrap.mjs';
import { servingMemory } from './serving-memory.mjs';

const folder = join(projectRoot, 'deploy', 'systemd');

it.each(readdirSync(folder))('%s gives a server the memory settings of `npm start`', (name) => {
  const environment = /^Environment=(.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]?.split(' ');
  expect(environment).toEqual(
    expect.arrayContaining(Object.entries(servingMemory).map(([variable, value]) => `${variable}=${value}`)),
  );
});
