import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecrets } from './secrets';

test('damaged secrets are refused by the name of their file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-secrets-'));
  const file = join(folder, 'secrets.json');
  await openSecrets(folder);
  const { privateKey, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const damaged = [
    ['', 'is empty'],
    ['{', 'is damaged'],
    [JSON.stringify({ ...rest, privateKey: privateKey?.slice(0, 60) }), 'is damaged'],
  ] as const;
  for (const [text, reason] of damaged) {
    writeFileSync(file, text);
    await expect(openSecrets(folder)).rejects.toThrow(`${file} ${reason}`);
  }
});
