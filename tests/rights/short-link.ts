import { noRecord, type Rights, signedIn } from './table';

export const shortLinkRights: Rights = {
  'short-link/short-urls.create': {
    ...noRecord(signedIn),
    send: ({ backend }) => ({ body: { longUrl: `${backend.deps.env.PUBLIC_ORIGIN}/schools` } }),
  },
};
