import type { Endpoint } from '@/lib/contract/endpoint';

/** Another backend's answer to one call: only the specified fields. */
export interface ForeignAnswer {
  endpoint: Endpoint;
  body: unknown;
}

export const foreign = (endpoint: Endpoint, body: unknown): ForeignAnswer => ({ endpoint, body });
