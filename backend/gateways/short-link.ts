import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { shortLinkLimits } from '@/lib/domain/limits';
import type { WriteDb } from '@/backend/db/client';
import { shortLinks } from '@/backend/db/schema';

interface ShortLink {
  shortCode: string;
  shortUrl: string;
  createdAt: Date;
}

/** Creates a short link to a page of this site, or returns the existing one. Rejects when the service failed. */
export interface ShortLinkGateway {
  name: string;
  shorten: (longUrl: string) => Promise<ShortLink>;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const newCode = () =>
  Array.from({ length: shortLinkLimits.codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The embedded gateway: links are in our own table and are opened at `/s/{code}`. */
export const embeddedShortLinks = (deps: {
  db: WriteDb;
  origin: string;
  now: () => Date;
}): ShortLinkGateway => ({
  name: 'embedded',
  shorten: async (longUrl) => {
    const { pathname, search, hash } = new URL(longUrl);
    const path = pathname + search + hash;
    await deps.db
      .insert(shortLinks)
      .values({ code: newCode(), path, createdAt: deps.now() })
      .onConflictDoNothing({ target: shortLinks.path });
    const [row] = await deps.db.select().from(shortLinks).where(eq(shortLinks.path, path));
    if (!row) throw new Error('The short link was not stored.');
    return { shortCode: row.code, shortUrl: `${deps.origin}/s/${row.code}`, createdAt: row.createdAt };
  },
});

const shlinkAnswer = z.object({ shortCode: z.string(), shortUrl: z.url(), dateCreated: z.coerce.date() });

/** A Shlink server over HTTP (REST v3); the browser never sees its key. */
export const shlink = (options: { url: string; apiKey: string; timeoutMs: number }): ShortLinkGateway => ({
  name: 'shlink',
  shorten: async (longUrl) => {
    const response = await fetch(`${options.url.replace(/\/$/, '')}/rest/v3/short-urls`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-api-key': options.apiKey,
      },
      body: JSON.stringify({ longUrl, shortCodeLength: shortLinkLimits.codeLength, findIfExists: true }),
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    if (!response.ok) throw new Error(`Shlink answered ${response.status}.`);
    const { shortCode, shortUrl, dateCreated } = shlinkAnswer.parse(await response.json());
    return { shortCode, shortUrl, createdAt: dateCreated };
  },
});
