import { createServer, type Server } from 'node:http';
import { keepAliveMs } from '@/backend/limits';

/**
 * The site's HTTP server. Next listens to its `upgrade` event and drops what is no websocket of its development server,
 * so any other offer, such as `h2c`, is ignored and answered as a plain request.
 */
export const createSiteServer = ({ isDev }: { isDev: boolean }): Server =>
  createServer({
    keepAliveTimeout: keepAliveMs,
    shouldUpgradeCallback: ({ headers }) => isDev && headers.upgrade?.toLowerCase() === 'websocket',
  });
