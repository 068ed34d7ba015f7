const adultYears = 18;

/** True until the 18th birthday. @param today YYYY-MM-DD, as the birthday */
export const isUnderAge = (birthday: string, today: string): boolean =>
  today < `${Number(birthday.slice(0, 4)) + adultYears}${birthday.slice(4)}`;
