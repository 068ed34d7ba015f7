/** The code of a refusal when the site has sent all text messages of a day: waiting a minute does not help. */
export const smsUsedUp = 'sms-used-up';
