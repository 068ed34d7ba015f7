export const tokenLimits = {
  accessLifetimeSeconds: 1_800,
  refreshLifetimeSeconds: 2_592_000,
  refreshReuseGraceSeconds: 10,
  accessEndsAfterRevocationMaxSeconds: 5,
} as const;

export const codeLimits = {
  lengthDigits: 6,
  lifetimeSeconds: 300,
  triesMax: 5,
  sendsPerNumberMax: 3,
  sendsPerNumberWindowSeconds: 900,
  sendsPerNumberPerDayMax: 8,
  sendsPerAddressPerHourMax: 20,
} as const;

/** How long staff may use a consent by code. */
export const consentLifetimeSeconds = 600;

export const pinLimits = { lengthDigits: 6 } as const;

export const logInLimits = {
  failuresBeforeLock: 10,
  firstLockSeconds: 60,
  lockFactor: 2,
  lockMaxSeconds: 900,
} as const;
