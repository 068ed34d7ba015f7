import { everybody, noRecord, type Rights, signedIn } from './table';

const client = { client_id: 'sala-web' };

export const authRights: Rights = {
  'auth/session.token': {
    ...noRecord(everybody),
    send: ({ backend, owner }) => ({
      body: {
        grant_type: 'password',
        username: owner.phone,
        password: owner.pin,
        client_id: backend.deps.env.API_CLIENT_ID,
      },
    }),
  },
  'auth/session.userinfo': { ...noRecord(signedIn), send: () => ({}) },
  'auth/session.logout': {
    ...noRecord(signedIn, 'An unknown refresh token is answered like a known one.'),
    send: () => ({ body: { ...client, refresh_token: 'nobody-has-this-one' } }),
  },
  'auth/session.nameBrowser': { ...noRecord(everybody), send: () => ({}) },
  'auth/session.keys': { ...noRecord(everybody), send: () => ({}) },
  'auth/session.discovery': { ...noRecord(everybody), send: () => ({}) },
  'auth/session.discoveryAtRoot': { ...noRecord(everybody), send: () => ({}) },
};
