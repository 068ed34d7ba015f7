import * as z from 'zod';
import { shortLinkLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, textOr } from '../answers';
import { whenWrong } from '../zod-settings';

export const shortUrlsResource = defineResource('short-link/short-urls', {
  create: {
    method: 'POST',
    path: '/api-shlink/rest/v3/short-urls',
    access: 'user',
    summary: 'A short link to one of Sala’s own pages; the same page has the same link',
    body: z.object({
      longUrl: z.url(whenWrong('invalid-url')).max(2_048),
      shortCodeLength: z.literal(shortLinkLimits.codeLength).default(shortLinkLimits.codeLength),
    }),
    response: answer(
      z.object({
        shortCode: z.string(),
        shortUrl: z.url(),
        longUrl: z.url(),
        dateCreated: orUnsaid(answeredInstant),
      }),
      ({ shortUrl }) => ({
        shortCode: textOr(shortUrl).split('/').at(-1) ?? '',
        longUrl: textOr(shortUrl),
        dateCreated: null,
      }),
    ),
    status: 201,
    limited: true,
    unavailable: true,
  },
});
