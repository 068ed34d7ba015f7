import { describe, expect, it } from 'vitest';
import { apiRewrites, outboxRedirects } from './api-rewrites';

const destinations = (origin: string | null) => apiRewrites(origin).map(({ destination }) => destination);

describe('where calls of the contract go', () => {
  it('to the backend of this process, its probes and its outbox among them', () => {
    expect(destinations(null)).toContain('/api/demo/outbox');
    expect(destinations(null)).toContain('/api/readyz');
  });

  it('to another origin, which keeps its probes and its outbox to itself', () => {
    expect(destinations('https://api.example')).toContain('https://api.example/api-:rest');
    expect(destinations('https://api.example').filter((to) => /outbox|livez|readyz/.test(to))).toEqual([]);
  });

  it('sends a reader of the outbox to the backend on the same machine, and to no other', () => {
    expect(outboxRedirects('http://127.0.0.1:4000')).toEqual([
      { source: '/demo/outbox', destination: 'http://127.0.0.1:4000/demo/outbox', permanent: false },
    ]);
    expect(outboxRedirects('https://api.example')).toEqual([]);
    expect(outboxRedirects(null)).toEqual([]);
  });
});
