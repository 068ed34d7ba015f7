import * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';

/** What a developer can make of any call. */
export const faultKinds = ['slow', 'invalid', 'failing', 'lost', 'empty'] as const;
export type Fault = (typeof faultKinds)[number];

/** By the name of the call; `everyCall` stands for all others. */
export type Faults = Readonly<Record<string, Fault>>;
export const faultsSchema = z.record(z.string(), z.enum(faultKinds));

export const everyCall = '*';
export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
export const faultOf = (faults: Faults, endpoint: Endpoint): Fault | undefined =>
  faults[callName(endpoint)] ?? faults[everyCall];

/** Where the browser tells the server its faults: pages are made there. */
export const faultsPath = '/api-mocked';
