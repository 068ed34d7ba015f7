import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { questionsResource } from '@/lib/contract/questions/questions';
import { CountView, viewPath } from './count-view';

const place = { organizationId: 'org', subjectId: 'subject', questionId: 'one' };
const sent: { path: string; body: Promise<string> }[] = [];

beforeEach(() => {
  sent.length = 0;
  window.localStorage.clear();
  vi.stubGlobal('navigator', {
    webdriver: false,
    sendBeacon: (path: string, blob: Blob) => sent.push({ path, body: blob.text() }) > 0,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scroll = () => window.dispatchEvent(new Event('scroll'));
const read = (questionId = 'one') => {
  const { unmount } = render(<CountView {...place} questionId={questionId} />);
  scroll();
  scroll();
  unmount();
};

it('a reader counts once a day for each question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00Z') });
  read();
  read();
  read('two');
  expect(sent.map(({ path }) => path)).toEqual([viewPath, viewPath]);
  expect(JSON.parse((await sent[0]?.body) ?? '')).toEqual(place);
  vi.setSystemTime(new Date('2026-11-28T03:00:00Z'));
  read();
  expect(sent).toHaveLength(3);
});

it('who only opens the page, and a program that drives a browser, do not count', () => {
  render(<CountView {...place} />).unmount();
  scroll();
  vi.stubGlobal('navigator', { ...navigator, webdriver: true });
  read();
  expect(sent).toEqual([]);
});

it('the address is that of the call', () => {
  expect(viewPath).toBe(questionsResource.endpoints.view.path);
});
