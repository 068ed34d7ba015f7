import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './bootstrap.mjs';
import { servingMemory } from './serving-memory.mjs';

const folder = join(projectRoot, 'deploy', 'systemd');
/** Servers are templates; the instance is the port. */
const servers = readdirSync(folder).filter((name) => name.endsWith('@.service'));

it.each(servers)('%s gives a server the memory settings of `npm start`', (name) => {
  const environment = /^Environment=(.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]?.split(' ');
  expect(environment).toEqual(
    expect.arrayContaining(Object.entries(servingMemory).map(([variable, value]) => `${variable}=${value}`)),
  );
});
