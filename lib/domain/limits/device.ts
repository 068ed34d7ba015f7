/** Personal things on a phone that can be read without a connection. */
export const keptLimits = { lifetimeHours: 48 } as const;
