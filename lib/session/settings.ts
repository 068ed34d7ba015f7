import { backendOrigin } from '@/lib/env/backend-origin';

/** What the session door and the middleware need of the settings. Edge-safe: reads single variables. */
export const sessionSettings = () => {
  const port = process.env.PORT?.trim() || '3000';
  const host = process.env.HOST?.trim() ?? '';
  const ownHost = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const ownOrigin = `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`;
  const publicOrigin = (process.env.PUBLIC_ORIGIN?.trim() || `http://localhost:${port}`).replace(/\/$/, '');
  return {
    publicOrigin,
    secure: publicOrigin.startsWith('https://'),
    clientId: process.env.API_CLIENT_ID?.trim() || 'sala-web',
    /** Where this server reaches itself. */
    ownOrigin,
    /** The backend; this very server where it is embedded. */
    apiOrigin: backendOrigin() ?? ownOrigin,
    /** The backend that the settings name on another origin. */
    remoteOrigin: process.env.API_BASE_URL?.trim() || null,
  };
};
