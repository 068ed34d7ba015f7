import type { ErrorBody } from '@/lib/contract/endpoint';

const messages = {
  'address-locked': 'Too many wrong tries from this network. Please wait.',
  'bad-address': 'The address is not valid.',
  'cross-site': 'This request came from another site.',
  'method-not-allowed': 'This method is not allowed.',
  'not-found': 'Not found',
  invalid: 'Data is invalid.',
  'invalid-credentials': 'Wrong user name or password.',
  'link-expired': 'The accounts were not connected.',
  'link-mismatch': 'The accounts were not connected.',
  'too-many-requests': 'Too many tries. Please wait.',
  internal: 'Something went wrong. Please try again.',
  unreachable: 'Something went wrong. Please try again.',
} as const;

/** An error in the contract's shape that the site itself returns. */
export const errorAnswer = (
  status: number,
  code: keyof typeof messages,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ code, message: messages[code] } satisfies ErrorBody, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
