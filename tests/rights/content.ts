import { everybody, noRecord, type Rights } from './table';

export const contentRights: Rights = {
  'content/content.query': { ...noRecord(everybody), send: () => ({ body: { path: '/help', deep: true } }) },
};
