import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptedKeys, addSigningKey, openSecrets, signingKey } from './secrets';

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

const hourMs = 3_600_000;
const start = new Date('2026-11-28T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hourMs);
const makeFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-secrets-'));
  return { folder, first: await openSecrets(folder) };
};

test('a new key is known for an hour before it signs, and the one before for an hour after', async () => {
  const { folder, first } = await makeFolder();
  expect(await addSigningKey(folder, start, false)).toEqual(after(1));
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const both = await openSecrets(folder);
  expect(both).toMatchObject({ id: first.id, pepper: first.pepper });
  const [older, newer] = both.keys;
  const signs = (hours: number) => signingKey(both, after(hours)).id;
  const accepted = (hours: number) => acceptedKeys(both, after(hours)).map(({ id }) => id);
  expect([signs(0), signs(0.99), signs(1)]).toEqual([older?.id, older?.id, newer?.id]);
  expect(accepted(0)).toEqual([older?.id, newer?.id]);
  expect(accepted(1.99)).toEqual([older?.id, newer?.id]);
  expect(accepted(2)).toEqual([newer?.id]);
  await expect(addSigningKey(folder, after(0.5), false)).rejects.toThrow('already waiting');
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

test('a key that leaked is accepted no longer, also when the next one comes', async () => {
  const { folder } = await makeFolder();
  await addSigningKey(folder, start, false);
  expect(await addSigningKey(folder, after(0.5), true)).toEqual(after(0.5));
  const alone = await openSecrets(folder);
  const key = signingKey(alone, after(0.5)).id;
  expect(alone.keys).toHaveLength(2);
  expect(acceptedKeys(alone, after(0.5)).map(({ id }) => id)).toEqual([key]);
  await addSigningKey(folder, after(1), false);
  const next = await openSecrets(folder);
  expect(acceptedKeys(next, after(1)).map(({ id }) => id)).toEqual([key, next.keys.at(-1)?.id]);
});

test('an older release finds the first key where it was', async () => {
  const { folder, first } = await makeFolder();
  const before = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as object;
  await addSigningKey(folder, start, false);
  const now = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as object;
  expect(now).toMatchObject({ ...before, later: [expect.objectContaining({ isAlone: false })] });
  expect(now).toMatchObject({ keyId: first.id });
});
