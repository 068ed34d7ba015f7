/** Whether `Accept-Encoding` allows this encoding. */
export const allowsEncoding = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [coding = '', weight = '1'] = part.split(/\s*;\s*q=/);
    return coding.trim().toLowerCase() === encoding && Number(weight) > 0;
  });
