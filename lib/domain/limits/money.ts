export const currency = { code: 'USD', locale: 'en-US' } as const;
