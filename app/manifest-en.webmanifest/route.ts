import { manifestOf } from '@/lib/i18n/manifest';

export const GET = () =>
  Response.json(manifestOf('en'), { headers: { 'content-type': 'application/manifest+json' } });
