import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { clearKeys, deviceKeys, deviceStore, readBy } from './device-store';
import { useDeviceValue } from './use-device-value';

const point = z.object({ x: z.number() });
const storeOf = (key: string, owner?: string) =>
  deviceStore(key, point, { scope: 'device', ...(owner && { owner }) });

afterEach(() => vi.unstubAllGlobals());

test('a value comes back as it was written, the same object until it is written again', () => {
  const store = storeOf('a');
  expect(store.read()).toBeNull();
  expect(store.write({ x: 1 })).toBe(true);
  expect(localStorage.getItem('a')).toBe('{"x":1}');
  expect(store.read()).toBe(store.read());
  store.update((value) => value && { x: value.x + 1 });
  expect(store.read()).toEqual({ x: 2 });
  store.write(null);
  expect(localStorage.getItem('a')).toBeNull();
});

test.each(['{"x":', '{"x":"one"}', 'null', '7'])('%s, which the schema refuses, is no value', (text) => {
  localStorage.setItem('b', text);
  expect(storeOf('b').read()).toBeNull();
});

test('each owner has a value, each scope another one', () => {
  storeOf('c', 'dara').write({ x: 1 });
  storeOf('c', 'bopha').write({ x: 2 });
  expect(storeOf('c', 'dara').read()).toEqual({ x: 1 });
  expect(storeOf('c').read()).toBeNull();
  expect(deviceKeys('device', 'c:').toSorted()).toEqual(['bopha', 'dara']);
  expect(deviceStore('c:dara', point, { scope: 'tab' }).read()).toBeNull();
});

test('a plain text is stored as it is', () => {
  const text = readBy((value) => (typeof value === 'string' ? value : null));
  const store = deviceStore('d', text, { scope: 'tab', plain: true });
  store.write('/course?page=2');
  expect(sessionStorage.getItem('d')).toBe('/course?page=2');
  expect(store.read()).toBe('/course?page=2');
});

test('where the device refuses, the value lives as long as the document', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = storeOf('e');
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(store.write({ x: 3 })).toBe(false);
  expect(store.read()).toEqual({ x: 3 });
  expect(storeOf('e').read()).toEqual({ x: 3 });
  expect(store.write(null)).toBe(false);
  expect(store.read()).toBeNull();
});

test('a component shows what is written here and in another tab', () => {
  const store = storeOf('f');
  function Shown() {
    const value = useDeviceValue(store);
    return <p>{value === undefined ? 'unknown' : (value?.x ?? 'none')}</p>;
  }
  render(<Shown />);
  expect(screen.getByText('none')).toBeVisible();
  act(() => void store.write({ x: 4 }));
  expect(screen.getByText('4')).toBeVisible();
  act(() => {
    localStorage.setItem('f', '{"x":5}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'f', storageArea: localStorage }));
  });
  expect(screen.getByText('5')).toBeVisible();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
  expect(screen.getByText('none')).toBeVisible();
});

test('clearing a tab leaves other keys and the device', () => {
  for (const key of ['own-a', 'own-b', 'other']) sessionStorage.setItem(key, '1');
  localStorage.setItem('own-c', '1');
  clearKeys('tab', (key) => key === 'own-a' || key === 'own-c');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['other', 'own-b']);
  expect(localStorage.getItem('own-c')).toBe('1');
});
