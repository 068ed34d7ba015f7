/** Settings of the session cookies and the middleware. Edge-safe: reads single variables. */
export const sessionSettings = () => {
  const port = process.env.PORT?.trim() || '3000';
  const host = process.env.HOST?.trim() ?? '';
  const ownHost = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const publicOrigin = (process.env.PUBLIC_ORIGIN?.trim() || `http://localhost:${port}`).replace(/\/$/, '');
  return {
    publicOrigin,
    secure: publicOrigin.startsWith('https://'),
    clientId: process.env.API_CLIENT_ID?.trim() || 'sala-web',
    grantType: process.env.API_GRANT_TYPE?.trim() || 'password',
    scope: process.env.API_SCOPE?.trim() || 'openid',
    /** The address of this server for itself, and through it the backend. */
    ownOrigin: `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`,
  };
};
