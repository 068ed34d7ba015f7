import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Document } from './firestore-values';
import { WebChannel } from './web-channel';

const parent = 'projects/p/databases/(default)/documents';

const documentOf = (id: string): Document => ({
  name: `${parent}/questions/${id}`,
  fields: { text: { stringValue: id } },
  createTime: '2026-01-01T00:00:00.000001Z',
  updateTime: '2026-01-01T00:00:00.000001Z',
});

/** A GET of the browser, with the numbers of the messages that it has read. */
const get = (channel: WebChannel, received: number, closes = false) => {
  const stream = new PassThrough();
  channel.confirm(received);
  channel.attach(stream as unknown as ServerResponse, closes);
  return {
    numbers: (): number[] => {
      const text = String(stream.read() ?? '');
      return [...text.matchAll(/\[(\d+),\[\{/g)].map(([, number]) => Number(number));
    },
    isOpen: () => !stream.writableEnded,
  };
};

const open = () => {
  const store = {
    documents: new Map([['one', documentOf('one')]]),
    watchers: new Set<(at: string) => void>(),
    mayRead: () => true,
  };
  const channel = new WebChannel(store, 'Listen', undefined);
  const query = { parent, structuredQuery: { from: [{ collectionId: 'questions' }] } };
  channel.receive({ addTarget: { targetId: 2, query } });
  const write = (id: string) => {
    store.documents.set(id, documentOf(id));
    for (const watch of store.watchers) watch('2026-01-01T00:00:00.000002Z');
  };
  return { channel, write };
};

describe('a WebChannel', () => {
  test('sends again what went out over a GET that the browser gave up', () => {
    const { channel } = open();
    expect(get(channel, 0).numbers()).toEqual([1, 2, 3, 4]);
    expect(get(channel, 0).numbers()).toEqual([1, 2, 3, 4]);
    expect(get(channel, 3).numbers()).toEqual([4]);
    expect(get(channel, 4).numbers()).toEqual([]);
  });

  test('sends news once over a GET that stays open', () => {
    const { channel, write } = open();
    const back = get(channel, 0);
    expect(back.numbers()).toEqual([1, 2, 3, 4]);
    write('two');
    expect(back.numbers()).toEqual([5, 6]);
    expect(back.isOpen()).toBe(true);
  });

  test('ends a GET that asks for it after each message, and waits with one when there is none', () => {
    const { channel, write } = open();
    expect(get(channel, 0, true).isOpen()).toBe(false);
    const waiting = get(channel, 4, true);
    expect(waiting.isOpen()).toBe(true);
    write('two');
    expect(waiting.isOpen()).toBe(false);
    expect(get(channel, 5).numbers()).toEqual([6]);
  });
});
