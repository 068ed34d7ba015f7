import * as z from 'zod';

// zod tries `new Function` before its first object; the site's Content-Security-Policy refuses it, and browsers
// report that.
if (typeof window !== 'undefined') z.config({ jitless: true });
