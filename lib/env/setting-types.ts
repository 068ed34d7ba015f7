import { z } from 'zod';

/** An origin without a path; a trailing slash is removed. */
export const webOrigin = (expected: string) =>
  z
    .url({ protocol: /^https?$/, error: expected })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), expected)
    .transform((value) => value.replace(/\/$/, ''));

export const hostAndPort = z
  .string()
  .regex(/^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\]):\d{1,5}$/i, 'host:port, such as 127.0.0.1:8080');

export const onOff = z.stringbool({
  truthy: ['on', 'true', '1', 'yes'],
  falsy: ['off', 'false', '0', 'no'],
  error: 'on or off',
});
