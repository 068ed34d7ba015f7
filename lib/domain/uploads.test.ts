import { describe, expect, it } from 'vitest';
import {
  incomingKey,
  isPublicKey,
  isStorageKey,
  typeOfKey,
  uploadKey,
  uploadPurposes,
  uploadRules,
  uploadServices,
} from './uploads';

const id = '5a1a0000-0000-4000-8000-000000000009';
const owner = {
  userId: '5a1a0000-0000-4000-8000-000000000001',
  schoolId: '5a1a0000-0000-4000-8000-000000000002',
};

describe.each(uploadPurposes)('%s', (purpose) => {
  const type = uploadRules[purpose].types[0] ?? 'image/jpeg';
  const key = uploadKey(id, purpose, type, owner);

  it('has a key that the storage takes, below public/ only when anyone may read it', () => {
    expect(isStorageKey(key)).toBe(true);
    expect(isPublicKey(key)).toBe(!uploadRules[purpose].isPrivate);
    expect(typeOfKey(key)).toBe('image/jpeg');
  });

  it('is put elsewhere first, where nobody reads it', () => {
    const incoming = incomingKey(id, purpose, type);
    expect(isStorageKey(incoming)).toBe(true);
    expect(isPublicKey(incoming)).toBe(false);
    expect(incoming).not.toBe(key);
  });

  it('belongs to one service', () => {
    expect(Object.values(uploadServices).filter((purposes) => purposes.includes(purpose))).toHaveLength(1);
  });
});

it('an address of a picture names no person', () => {
  expect(uploadKey(id, 'avatar', 'image/png', owner)).toBe(`public/avatars/${id}.jpg`);
});

it.each([
  '../secrets.json',
  'public/../secrets.pdf',
  'public//a.jpg',
  '/public/a.jpg',
  'public/a.html',
  'public/a.svg',
  'public/a.jpg\n',
  'public/a\\b.jpg',
  'a.jpg',
  '',
])('%j is no key', (key) => {
  expect(isStorageKey(key)).toBe(false);
});
