export const localeCookie = { name: 'i18n_redirected', lifetimeDays: 365 } as const;
