/** As long as the contract takes a message to an employer. */
export const messageMax = 2_000;
