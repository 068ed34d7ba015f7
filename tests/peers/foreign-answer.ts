import type { Endpoint } from '@/lib/contract/endpoint';

/** What another backend answers to one call: the fields that the specification names, and no more. */
export interface ForeignAnswer {
  endpoint: Endpoint;
  body: unknown;
}

export const foreign = (endpoint: Endpoint, body: unknown): ForeignAnswer => ({ endpoint, body });
