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
  /** A signed-in person too; a phone that a family shares. */
  sendsPerDevicePerHourMax: 10,
  /** Browsers that Sala knows, behind one address: a computer room, a carrier's gateway. */
  sendsPerAddressPerHourMax: 400,
  /** Of these, the codes that nobody has typed in yet. */
  openSendsPerAddressPerHourMax: 80,
  /** The same in a day, and of all that one subscriber of IPv6 may have (a /48): no host takes the messages of a country. */
  openSendsPerAddressPerDayMax: 240,
  openSendsPerNetworkPerHourMax: 160,
  openSendsPerNetworkPerDayMax: 480,
  /** Callers that show no device. */
  sendsWithoutDevicePerHourMax: 20,
  /** A member of staff, or a person who names a guardian. */
  sendsPerAuthorPerHourMax: 20,
  /** All who write for one school or bank: no office takes the messages of a country. */
  sendsPerOrganizationPerHourMax: 100,
  sendsPerOrganizationPerDayMax: 400,
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
